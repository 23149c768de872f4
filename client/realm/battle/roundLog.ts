// A round told in words: who struck whom and what it cost, what the blows were worth and why, what became of either side's heart.
// The same events the canvas plays. Invariant: the fallen named in a round's lines are all who fell in it.
import type { BattleEvent } from '@sigilla/engine/battle/events.ts';
import { companiesOf } from '@sigilla/engine/battle/companies.ts';
import { MORALE_BREAK } from '@sigilla/engine/battle/law.ts';
import { SIDES, opposite } from '@sigilla/engine/battle/setup.ts';
import type { BattleSetup, Side } from '@sigilla/engine/battle/setup.ts';
import type { RoundLog } from '@sigilla/engine/battle/state.ts';
import { plural } from '@sigilla/content/texts/sentence.ts';
import { counted, whole } from '../../ui/numberText.ts';
import { exchangesOf } from './exchanges.ts';
import type { Exchange } from './exchanges.ts';
import {
  STANCE_WORDS,
  TARGET_WORDS,
  endingWords,
  modifierWords,
  moveWords,
  percent,
  possessive,
} from './words.ts';

/** Words that stand out are marked. */
export type Phrase = string | { readonly strong: string };

export interface LogLine {
  readonly key: string;
  readonly words: readonly Phrase[];
  /** In small type: the modifiers that mattered, the numbers behind a word. */
  readonly small: string;
  readonly side: Side | null;
  /** The round's one moment is told large; what is lesser than it waits folded. */
  readonly weight?: 'moment' | 'lesser';
}

export interface RoundEntry {
  readonly round: number;
  readonly lines: readonly LogLine[];
  /** What the lesser lines are folded under. */
  readonly folded: string;
  /** One sentence, for those who hear the log. */
  readonly summary: string;
}

type Attack = Extract<BattleEvent, { type: 'companyAttacked' }>;

/** Exchanges told one by one; the others are summed up in a line. */
const TOLD = 6;
/** Of these, how many stand open besides the costliest, and the share of its fallen that they must have cost. */
const OPEN = 2;
const WORTH_OPENING = 0.5;
/** Modifiers named in a line. */
const NAMED = 3;

const VERBS: Readonly<Record<Attack['strike'] | 'charge', readonly string[]>> = {
  melee: ['close with', 'fall upon', 'go at'],
  charge: ['charge', 'ride down upon'],
  ranged: ['loose a volley on', 'shoot into', 'draw upon'],
  magic: ['cast upon', 'burn a word into', 'bend the air about'],
  siege: ['hurl stones at', 'throw all they have at'],
};

const fall = (count: number): string => plural(count, 'one falls', `${whole(count)} fall`);

const exchangeLine = (setup: BattleSetup, round: number, exchange: Exchange): LogLine => {
  const { actor, target, charge, fallen, modifiers } = exchange;
  const verbs = VERBS[charge ? 'charge' : actor.strikes];
  const verb = verbs[(round + actor.unit + target.unit) % verbs.length] ?? verbs[0] ?? '';
  const own = possessive(setup[actor.side].kingdomName);
  return {
    key: `${actor.side}/${actor.unit}/${target.unit}/${String(charge)}`,
    words: [
      `${own} ${actor.plural.toLowerCase()} ${verb} the ${target.plural.toLowerCase()}: `,
      fallen === 0 ? 'nobody falls' : { strong: fall(fallen) },
      '.',
    ],
    small: modifiers
      .slice(0, NAMED)
      .map((modifier) => modifierWords(setup, actor.side, modifier))
      .join(' · '),
    side: actor.side,
  };
};

const restLine = (rest: readonly Exchange[]): LogLine[] => {
  if (rest.length === 0) return [];
  const fallen = rest.reduce((sum, exchange) => sum + exchange.fallen, 0);
  return [
    {
      key: 'rest',
      words:
        fallen === 0
          ? ['Elsewhere along the line blows are traded, and nobody falls.']
          : ['Elsewhere along the line ', { strong: fall(fallen) }, '.'],
      small: '',
      side: null,
      weight: 'lesser',
    },
  ];
};

/** The costliest exchange is the moment of its round, those that cost nearly as much stand beside it, and the rest is lesser. */
const exchangeLines = (setup: BattleSetup, round: number, exchanges: readonly Exchange[]): LogLine[] => {
  const most = exchanges[0]?.fallen ?? 0;
  const isOpen = ({ fallen }: Exchange, i: number): boolean =>
    i <= OPEN && fallen > 0 && fallen >= most * WORTH_OPENING;
  return [
    ...exchanges.slice(0, TOLD).map((exchange, i): LogLine => {
      const line = exchangeLine(setup, round, exchange);
      if (i === 0 && most > 0) return { ...line, weight: 'moment' };
      return isOpen(exchange, i) ? line : { ...line, weight: 'lesser' };
    }),
    ...restLine(exchanges.slice(TOLD)),
  ];
};

/** A line of the log but for the side that it is about. */
type HeartLine = Pick<LogLine, 'key' | 'words' | 'small'>;

/** How a side's morale went, where it went anywhere. */
const moraleLines = (setup: BattleSetup, events: readonly BattleEvent[], side: Side): HeartLine[] => {
  const name = setup[side].kingdomName;
  const changes = events.flatMap((event) =>
    event.type === 'moraleChanged' && event.side === side ? [event] : [],
  );
  const [first] = changes;
  const last = changes.at(-1);
  if (first === undefined || last === undefined || first.from === last.to) return [];
  const small = `morale ${first.from} → ${last.to}, breaks at ${setup.breaksAt ?? MORALE_BREAK}`;
  if (last.to > first.from) return [{ key: 'steadied', words: [`${name} takes heart.`], small }];
  const lost = events.reduce(
    (sum, event) => (event.type === 'companyAttacked' && event.side !== side ? sum + event.fallen : sum),
    0,
  );
  if (lost === 0) return [{ key: 'lost', words: [`${name} loses heart.`], small }];
  const words = [
    `${name} loses `,
    { strong: counted(lost, 'man', 'men') },
    plural(lost, ' and some heart with him.', ' and some heart with them.'),
  ];
  return [{ key: 'lost', words, small }];
};

/** What a side's ranks did, the gravest alone. */
const ranksLine = (name: string, did: (type: BattleEvent['type']) => boolean): HeartLine | null => {
  const line = (key: string, ...words: readonly Phrase[]): HeartLine => ({ key, words, small: '' });
  if (did('surrendered'))
    return line('yields', `${name} `, { strong: 'lays down its arms' }, '. No blow falls.');
  if (did('companyRouted'))
    return line('routs', `${possessive(name)} host `, { strong: 'breaks and runs' }, '.');
  if (did('retreat')) return line('leaves', `${name} `, { strong: 'leaves the field' }, ' in order.');
  if (did('sideWavered'))
    return line('wavers', `${possessive(name)} line `, { strong: 'wavers' }, '. The ranks come apart.');
  return did('sideRallied') ? line('rallies', `${name} `, { strong: 'forms up' }, ' again.') : null;
};

/** What the round did to one side's heart and ranks. */
const heartLines = (setup: BattleSetup, events: readonly BattleEvent[], side: Side): LogLine[] => {
  const ranks = ranksLine(setup[side].kingdomName, (type) =>
    events.some((event) => event.type === type && 'side' in event && event.side === side),
  );
  return [...moraleLines(setup, events, side), ...(ranks === null ? [] : [ranks])].map((line) => ({
    ...line,
    key: `${side}/${line.key}`,
    side,
  }));
};

/** To whom the field gave way, and who had more men than it had room for. */
const fieldWords = (
  setup: BattleSetup,
  { tide, front }: Extract<BattleEvent, { type: 'roundBegan' }>,
): string[] => {
  const words: string[] = [];
  if (tide !== 0)
    words.push(
      `the field gives way to ${setup[tide > 0 ? 'attacker' : 'defender'].kingdomName}: ${percent(Math.abs(tide))}`,
    );
  for (const side of SIDES)
    if (front[side] < 1000)
      words.push(
        `room for ${Math.round(front[side] / 10)}\u00A0% of ${possessive(setup[side].kingdomName)} men`,
      );
  return words;
};

/** What is left of the walls. */
const wallWords = ({ left, atFirst }: Extract<BattleEvent, { type: 'wallsBreached' }>): string =>
  left === 0 ? 'the walls are down' : `the walls stand at ${Math.ceil((100 * left) / atFirst)}\u00A0%`;

const ordersLine = (setup: BattleSetup, events: readonly BattleEvent[]): LogLine[] => {
  const said = SIDES.flatMap((side) => {
    const orders = events.find((event) => event.type === 'ordersGiven' && event.side === side);
    if (orders?.type !== 'ordersGiven') return [];
    const stance = STANCE_WORDS[orders.stance].label.toLowerCase();
    const target = TARGET_WORDS[orders.target].label.toLowerCase();
    const moves = events.flatMap((event) =>
      event.type === 'hostMoved' && event.side === side ? [moveWords(event)] : [],
    );
    return [`${setup[side].kingdomName}: ${[stance, target, ...moves].join(', ')}`];
  });
  const began = events.find((event) => event.type === 'roundBegan');
  const luck =
    began?.type === 'roundBegan'
      ? SIDES.filter((side) => began.fortune[side] !== 0).map(
          (side) => `${percent(began.fortune[side])} fortune for ${setup[side].kingdomName}`,
        )
      : [];
  const walls = events.find((event) => event.type === 'wallsBreached');
  const field = [
    ...(began?.type === 'roundBegan' ? fieldWords(setup, began) : []),
    ...(walls?.type === 'wallsBreached' ? [wallWords(walls)] : []),
  ];
  return [
    { key: 'orders', words: [`${said.join('; ')}.`], small: [...luck, ...field].join(' · '), side: null },
  ];
};

const endLine = (setup: BattleSetup, events: readonly BattleEvent[]): LogLine[] => {
  const end = events.find((event) => event.type === 'battleEnded');
  if (end?.type !== 'battleEnded') return [];
  const { headline, sentence } = endingWords(setup, end);
  return [{ key: 'end', words: [{ strong: `${headline}.` }, ` ${sentence}`], small: '', side: null }];
};

/** Lines of a host that is on the field no more. */
const GONE = /\/(yields|routs|leaves)$/;

/** The sides as they stood in that round: formations change while a battle is fought. */
const drawnAs = (setup: BattleSetup, drawn: RoundLog['drawn']): BattleSetup =>
  drawn === undefined
    ? setup
    : {
        ...setup,
        attacker: { ...setup.attacker, formation: drawn.attacker.formation },
        defender: { ...setup.defender, formation: drawn.defender.formation },
      };

/** Tells one round of its log, decoded. */
export function roundEntry(
  laid: BattleSetup,
  { round, drawn }: Pick<RoundLog, 'round' | 'drawn'>,
  events: readonly BattleEvent[],
): RoundEntry {
  const setup = drawnAs(laid, drawn);
  const companies = companiesOf(setup);
  const exchanges = exchangesOf(events, companies);
  const end = endLine(setup, events);
  const blows = exchangeLines(setup, round, exchanges);
  const lesser = exchanges.length - blows.filter(({ weight }) => weight !== 'lesser').length;
  const hearts = SIDES.flatMap((side) => heartLines(setup, events, side));
  // A host that runs, yields or leaves is more than any blow.
  const gone = hearts.find(({ key }) => GONE.test(key));
  const lines: LogLine[] = [
    ...(gone === undefined ? [] : [{ ...gone, weight: 'moment' as const }]),
    ...blows.map(({ weight, ...line }): LogLine =>
      weight === undefined || (weight === 'moment' && gone !== undefined) ? line : { ...line, weight },
    ),
    ...hearts.filter((line) => line !== gone),
    ...end,
    // Where arms were laid down nobody was ordered anything, and no dice fell.
    ...(events.some(({ type }) => type === 'surrendered') ? [] : ordersLine(setup, events)),
  ];
  const fallenOf = (side: Side): number =>
    exchanges.reduce((sum, { actor, fallen }) => (actor.side === opposite(side) ? sum + fallen : sum), 0);
  const losses = SIDES.map((side) => {
    const fallen = fallenOf(side);
    return `${setup[side].kingdomName} loses ${fallen === 0 ? 'nobody' : whole(fallen)}`;
  }).join(', ');
  const last = end[0]?.words.map((word) => (typeof word === 'string' ? word : word.strong)).join('') ?? '';
  return {
    round,
    lines,
    folded:
      (exchanges[0]?.fallen ?? 0) > 0
        ? `and ${counted(lesser, 'lesser blow')}`
        : `${counted(lesser, 'blow')}, and nobody falls`,
    summary: `Round ${round}: ${losses}. ${last}`.trim(),
  };
}
