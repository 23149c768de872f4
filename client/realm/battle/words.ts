// The battle screen's words for what the engine counts: skies and ground, morale, results, what a modifier was.
// Invariant: a result is worded by who won and how, never by "victory" alone, since the engine's word is the attacker's.
import { seasons, timesOfDay, weathers } from '@sigilla/content/kingdom/weathers.ts';
import { BY_TORCHES, UNDER_EARTH } from '@sigilla/content/schema/terrain.ts';
import { formations } from '@sigilla/content/kingdom/formations.ts';
import { MORALE_BREAK, MORALE_WAVER } from '@sigilla/engine/battle/law.ts';
import type { BattleEvent, BlowModifier } from '@sigilla/engine/battle/events.ts';
import type { Reason } from '@sigilla/engine/battle/reasons.ts';
import { opposite } from '@sigilla/engine/battle/setup.ts';
import type { BattleSetup, Power, Side, Stance, Target } from '@sigilla/engine/battle/setup.ts';
import type { HeroFate } from '@sigilla/engine/heroes/lot.ts';
import type { BattleView } from '@sigilla/engine/war/publicBattle.ts';
import type { Ending } from '@sigilla/engine/battle/state.ts';
import { groundWord } from '../groundText.ts';

const nameIn = (rows: readonly { readonly id: string; readonly name: string }[], id: string): string =>
  (rows.find((row) => row.id === id)?.name ?? id).toLowerCase();

const weatherWord = (id: string): string => nameIn(weathers, id);
const hourWord = (id: string): string => nameIn(timesOfDay, id);
/** Hour and sky in words, as far as there are any: under the earth there is neither. */
export function skyWords({
  terrain,
  timeOfDay,
  weather,
}: Pick<BattleView, 'terrain' | 'timeOfDay' | 'weather'>): readonly string[] {
  if (timeOfDay === null || weather === null) return [];
  return UNDER_EARTH.includes(terrain) ? [BY_TORCHES] : [hourWord(timeOfDay), weatherWord(weather)];
}
const seasonWord = (id: string): string => nameIn(seasons, id);
const formationWord = (id: string): string => (id === 'scattered' ? 'broken ranks' : nameIn(formations, id));

/** How a host bears itself, in a word. */
export function moraleWord(morale: number): string {
  if (morale <= MORALE_BREAK) return 'broken';
  if (morale <= MORALE_WAVER) return 'wavering';
  if (morale <= 60) return 'shaken';
  if (morale <= 80) return 'steady';
  return 'high';
}

/** "Aquilonia's", "Vesper Isles'". */
export const possessive = (name: string): string => (/s$/i.test(name) ? `${name}’` : `${name}’s`);

/** What became of whoever led a side, in a sentence; null where nothing did. */
export function fateWords(setup: BattleSetup, side: Side, fate: HeroFate): string | null {
  const { led } = setup[side];
  if (led === undefined || fate === 'unharmed') return null;
  return fate === 'wounded'
    ? `${led.name}, who led ${possessive(setup[side].kingdomName)} host, was carried off wounded.`
    : `${led.name}, who led ${possessive(setup[side].kingdomName)} host, was taken, and is ${possessive(setup[opposite(side)].kingdomName)} captive.`;
}

/** An order as its key is labelled, what it is good for, and what the host does under it: "your host will …". */
interface OrderWords {
  readonly label: string;
  readonly hint: string;
  readonly deed: string;
}

export const STANCE_WORDS: Readonly<Record<Stance, OrderWords>> = {
  hold: { label: 'Hold', hint: 'Receive them. Better than Press; charges break on it.', deed: 'hold' },
  press: {
    label: 'Press',
    hint: 'Go at them, horse and all. Better than Feint and Fall back.',
    deed: 'press',
  },
  feint: {
    label: 'Feint',
    hint: 'Pretend to come: confuses a host that holds. Worse than Press.',
    deed: 'feint',
  },
  fall_back: {
    label: 'Fall back',
    hint: 'Give ground. Two rounds running, and the host leaves the field.',
    deed: 'fall back',
  },
};

export const TARGET_WORDS: Readonly<Record<Target, OrderWords>> = {
  weakest: {
    label: 'Weakest',
    hint: 'Strike where a company is nearest its end.',
    deed: 'strike the weakest',
  },
  nearest: { label: 'Nearest', hint: 'Waste no step: a little more force.', deed: 'strike the nearest' },
  archers: {
    label: 'Archers',
    hint: 'Look past the front for bows: a little less force, but for horse.',
    deed: 'look for archers',
  },
  engines: {
    label: 'Engines',
    hint: 'Look past the front for engines: a little less force, but for horse.',
    deed: 'look for engines',
  },
};

/** A power as its key is labelled, and what it is good for. */
export const POWER_WORDS: Readonly<Record<Power, Pick<OrderWords, 'label' | 'hint' | 'deed'>>> = {
  rally: {
    label: 'Rally',
    hint: 'Once: ranks hold for a round, and every blow falls harder the lower the heart has sunk.',
    deed: 'rally to you',
  },
  spell: {
    label: 'Great spell',
    hint: 'Once: for a round your mages strike far harder. Best while they all stand.',
    deed: 'cast the great spell',
  },
};

/** What a formation order does, in a line. */
export const formationHint = (id: string): string =>
  formations.find((formation) => formation.id === id)?.numbers ?? '';

/** What a host did besides striking. */
export function moveWords({ move, formation }: Extract<BattleEvent, { type: 'hostMoved' }>): string {
  switch (move) {
    case 'reformed':
      return `takes up ${formationWord(formation)}`;
    case 'reserveHeld':
      return 'keeps a reserve back';
    case 'reserveSent':
      return 'sends the reserve in';
    case 'rally':
      return 'rallies';
    case 'spell':
      return 'casts the great spell';
  }
}

/** How it ended, as a headline and a sentence. */
export function endingWords(
  setup: BattleSetup,
  { result, winner, cause }: Pick<Ending, 'result' | 'winner' | 'cause'>,
): { readonly headline: string; readonly sentence: string } {
  const name = (side: Side): string => setup[side].kingdomName;
  if (winner === 'none') {
    return {
      headline: 'A stalemate',
      sentence:
        cause === 'destroyed'
          ? 'Both hosts are destroyed. Nobody is left to claim the field.'
          : cause === 'surrender'
            ? 'Both hosts laid down their arms in the same moment, and neither knows what to do with the other’s.'
            : 'Twenty rounds, and neither could finish it. Both hosts go home and call it a lesson.',
    };
  }
  const victor = name(winner);
  const loser = name(opposite(winner));
  if (cause === 'surrender') {
    return {
      headline: `${victor} wins: ${loser} surrenders`,
      sentence: `${loser} laid down its arms, and everyone who still stood goes home.`,
    };
  }
  if (result === 'pyrrhic_victory') {
    return {
      headline: `A pyrrhic victory: the day is ${possessive(victor)}`,
      sentence: `${loser} stood to the last round, at more than half again the price ${victor} paid. A few more such stands and there is no ${loser}.`,
    };
  }
  if (result === 'tactical_defeat') {
    return {
      headline: `${victor} wins: a tactical defeat for ${loser}`,
      sentence:
        cause === 'withdrawal'
          ? `${loser} drew its attack off in order. ${victor} keeps the field.`
          : `The heart went out of ${possessive(loser)} attack before its men were spent. ${victor} keeps the field.`,
    };
  }
  if (cause === 'destroyed') {
    return {
      headline: `${victor} wins`,
      sentence: `${possessive(loser)} host is destroyed to the last company.`,
    };
  }
  return {
    headline: `${victor} wins`,
    sentence:
      cause === 'withdrawal'
        ? `${loser} gave up the field in good order.`
        : cause === 'time'
          ? `${loser} stood to the last round, the more shaken, and left the field.`
          : `${possessive(loser)} host broke and ran.`,
  };
}

/** A permille as players read it: "+20 %", "−5 %". */
export const percent = (permille: number): string => {
  const tenths = Math.abs(permille) / 10;
  const figure = Number.isInteger(tenths) || tenths >= 10 ? String(Math.round(tenths)) : tenths.toFixed(1);
  return `${permille < 0 ? '−' : '+'}${figure}\u00A0%`;
};

/** What told for the winner: a part of its blows' weight, the dice or the field. */
export function reasonWords(setup: BattleSetup, winner: Side, { code, permille }: Reason): string {
  if (code === 'tide')
    return `${percent(permille)} for it was ${possessive(setup[winner].kingdomName)} day: the field gave way`;
  if (code === 'fortune') return `${percent(permille)} fortune`;
  return modifierWords(setup, winner, { code, permille });
}

/** What a part of a blow's modifier was, for those who struck: "+20 % high ground". `side` is the striker's. */
export function modifierWords(setup: BattleSetup, side: Side, { code, permille }: BlowModifier): string {
  const struck = opposite(side);
  const what = ((): string => {
    switch (code) {
      case 'formation':
        return formationWord(setup[side].formation);
      case 'guard':
        return `against ${formationWord(setup[struck].formation)}`;
      case 'morale':
        return 'morale';
      case 'commander':
        return 'commander';
      case 'matchup':
        return permille > 0 ? 'the right arm for it' : 'the wrong arm for it';
      case 'encounter':
        return setup.type === 'siege' ? 'siege' : `${setup.type} battle`;
      case 'terrain':
        return groundWord(setup.terrain);
      case 'sight':
        return permille < 0 ? 'poor sight' : 'clear sight';
      case 'weather':
        return weatherWord(setup.weather);
      case 'timeOfDay':
        return hourWord(setup.timeOfDay);
      case 'season':
        return seasonWord(setup.season);
      case 'position':
        return setup[side].position === 'walls' ? 'from the walls' : 'from the high ground';
      case 'cover':
        return setup[struck].position === 'walls' ? 'against walls' : 'uphill';
      case 'stance':
        return 'stance';
      case 'target':
        return 'whom to strike';
      case 'charge':
        return 'charge';
      case 'ability':
        return permille > 0 ? 'what they are good at' : 'what they are bad at';
      case 'exposed':
        return permille > 0 ? 'nobody before their archers' : 'nobody before them';
      case 'heartened':
        return 'banners';
      case 'sheltered':
        return 'healers and shelters';
      case 'quivers':
        return 'quivers run empty';
      case 'weariness':
        return 'tired guards';
      case 'reserve':
        return 'fresh from the reserve';
      case 'thinned':
        return 'against a thin line';
      case 'rally':
        return 'rallied';
      case 'spell':
        return 'the great spell';
      case 'breach':
        return 'through the breach';
    }
  })();
  return `${percent(permille)} ${what}`;
}
