// How the fields of an input travel in a command and are picked out of it again, for verbs of every subject.
import type { z } from 'zod';
import type { VerbId } from '@sigilla/content/texts/ledgerReasons.ts';
import type { WireAction } from './command.ts';

/** Which input fields travel as the command's actionId and quantity; all others travel in its metadata. */
export interface Carried<I> {
  readonly actionId?: keyof I & string;
  readonly quantity?: keyof I & string;
}

/** What a declaration says of its travelling; `S` its input. */
export interface Travelling<S extends z.ZodObject> {
  /**
   * The verb: the wire's actionType, or actionType/actionId where one type carries several verbs (pvp_battle). The ledger has its words first
   * (content/texts/ledgerReasons.ts): the list of ids is theirs.
   */
  readonly id: VerbId;
  readonly input: S;
  readonly carried?: Carried<z.output<S>>;
  /** What the wire's actionId says when no input travels in it; the verb's own name unless told. */
  readonly actionId?: string;
}

/** The two ways across the wire. */
export interface Ways<S extends z.ZodObject> {
  /** The request that carries this input. */
  readonly wire: (input: z.input<S>) => WireAction;
  /** Picks the input out of a request; `input` then parses it. */
  readonly fromWire: (wire: WireAction) => unknown;
}

const namesOf = (id: string): { readonly actionType: string; readonly actionId: string } => {
  const [actionType = id, actionId = id] = id.split('/');
  return { actionType, actionId };
};

/** Derives both ways from what is declared. */
export const waysOf = <S extends z.ZodObject>({
  id,
  input: { shape },
  carried = {},
  actionId,
}: Travelling<S>): Ways<S> => {
  const names = namesOf(id);
  const fields = Object.keys(shape);
  return {
    wire: (given): WireAction => {
      const input = given as Readonly<Record<string, unknown>>;
      const apart = new Set<string | undefined>([carried.actionId, carried.quantity]);
      const rest = fields.filter((field) => !apart.has(field) && input[field] !== undefined);
      return {
        actionType: names.actionType,
        actionId:
          carried.actionId === undefined ? (actionId ?? names.actionId) : String(input[carried.actionId]),
        ...(carried.quantity === undefined || input[carried.quantity] === undefined
          ? {}
          : { quantity: Number(input[carried.quantity]) }),
        ...(rest.length === 0
          ? {}
          : { metadata: Object.fromEntries(rest.map((field) => [field, input[field]])) }),
      };
    },
    fromWire: (wire: WireAction) => ({
      ...wire.metadata,
      ...(carried.actionId === undefined ? {} : { [carried.actionId]: wire.actionId }),
      ...(carried.quantity === undefined ? {} : { [carried.quantity]: wire.quantity }),
    }),
  };
};
