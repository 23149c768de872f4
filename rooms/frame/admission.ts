// Who may enter a room: options are parsed, a token that is given must be good, and rooms are made only for what exists.
// Colyseus calls static onAuth before it makes a room, so nobody can have one made for a game server or battle that is not there.
import { ServerError } from '@colyseus/core';
import type { z } from 'zod';
import { sentence, statusOf } from '@sigilla/content/texts/errors.ts';
import type { Refusal } from '@sigilla/content/texts/errors.ts';
import { reasonOf } from '@sigilla/engine/core/reason.ts';
import { illFormed } from '@sigilla/engine/core/unicode.ts';
import type { RoomServices, Viewer } from '../services.ts';

/** A refusal on its way out of Colyseus, which only knows errors. */
export class TurnedAway extends ServerError {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(statusOf(refusal.code), sentence(refusal));
    this.refusal = refusal;
  }
}

/** Turns a refusal into the error that ends an attempt to enter. */
export const turnedAway = (refusal: Refusal): ServerError => new TurnedAway(refusal);

/** The options of a join, or an error for the one who sent them. */
export const parsedOptions = <S extends z.ZodType>(schema: S, options: unknown): z.output<S> => {
  const fault = illFormed(options);
  if (fault !== null) throw turnedAway({ code: 'invalid_request', params: { reason: fault } });
  const parsed = schema.safeParse(options);
  if (parsed.success) return parsed.data;
  throw turnedAway({ code: 'invalid_request', params: { reason: reasonOf(parsed.error) } });
};

/** Who enters: null for a visitor without a token. A token that is not good is refused, never taken for a visitor's. */
export const admitted = async (services: RoomServices, token: string | undefined): Promise<Viewer | null> => {
  if (token === undefined || token === '') return null;
  const viewer = await services.authenticate(token);
  if (viewer === null) throw turnedAway({ code: 'session_ended', params: {} });
  return viewer;
};
