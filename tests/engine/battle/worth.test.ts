// What a host is worth: more of it never wins less, and no single purchase is the answer to everything; how much a little more of it is worth,
// slope.test.ts holds. Samples are few in the short tier and many in the long one (SIGILLA_LONG=1), where the tables are printed.
import { describe, expect, it } from 'vitest';
import { estimateOdds } from '@sigilla/engine/battle/odds.ts';
import type { MusteredSide } from '@sigilla/engine/battle/drawUp.ts';
import { forkSeed, randomFrom } from '@sigilla/engine/core/random.ts';
import { SEED, aBattle, anArmy, content } from './armies.ts';
import { LONG } from '../../support/tier.ts';
import { longIt } from '../../support/longIt.ts';

type Host = Readonly<Record<string, number>>;

/** Permille that the first host wins against the second, fought from both places; whom nobody beat is half won. */
const score = (mine: MusteredSide, theirs: MusteredSide, samples: number): number => {
  const there = estimateOdds(aBattle(mine, theirs), samples, SEED);
  const back = estimateOdds(aBattle(theirs, mine), samples, forkSeed(SEED, 'back'));
  return (there.attacker + back.defender + (there.none + back.none) / 2) / 2;
};
const edge = (mine: Host, theirs: Host, samples: number): number =>
  score(anArmy(mine), anArmy(theirs), samples);

const HOSTS: Readonly<Record<string, Host>> = {
  foot: { swordsmen: 60, soldiers: 60, pikemen: 20 },
  archers: { archers: 200 },
  host: { soldiers: 150, pikemen: 80, archers: 120, heavy_cavalry: 40, catapult: 6, mage: 20 },
};

describe('more is never less', () => {
  const samples = LONG ? 2000 : 40;
  const slack = (4 * 500) / Math.sqrt(2 * samples);

  it('a man more, of whatever kind, never lowers the odds', () => {
    // In the short tier each kind joins one of the hosts.
    for (const [at, [name, host]] of Object.entries(HOSTS).entries())
      for (const unit of [...content.units.keys()].filter((_, n) => LONG || n % 3 === at)) {
        const more = { ...host, [unit]: (host[unit] ?? 0) + 1 };
        expect(edge(more, host, samples), `${name} and one of ${unit}`).toBeGreaterThan(500 - 30 - slack);
      }
  });

  // The front has its price (docs/BATTLE.md, “What the numbers come to”): it is held here to be a small one.
  it('in handfuls a man or three more lower the odds of few', { timeout: 600_000 }, () => {
    const kinds = [...content.units.values()].filter(({ type }) => type !== 'naval').map(({ id }) => id);
    const battles = LONG ? 400 : 40;
    // Four standard errors of the difference, and what is too little to be felt.
    const felt = (4 * 500) / Math.sqrt(battles) + 30;
    let open = 0;
    let worse = 0;
    for (let pair = 0; pair < (LONG ? 1600 : 120); pair += 1) {
      const random = randomFrom(forkSeed(SEED, 'handfuls', pair));
      const handful = (): Host => {
        const host: Record<string, number> = {};
        for (let kind = random.between(1, 3); kind > 0; kind -= 1)
          host[random.pick(kinds)] = random.between(1, random.pick([3, 12, 20]));
        return host;
      };
      const [mine, theirs] = [handful(), handful()];
      const unit = random.pick(random.chance(700) ? Object.keys(mine) : kinds);
      const more = { ...mine, [unit]: (mine[unit] ?? 0) + random.between(1, 3) };
      const before = edge(mine, theirs, battles);
      if (before < 40 || before > 960) continue;
      open += 1;
      if (before - edge(more, theirs, battles) > felt) worse += 1;
    }
    if (LONG) console.log(`handfuls: ${worse} of ${open} fare worse for a man or three more`);
    expect(open).toBeGreaterThan(15);
    expect(worse).toBeLessThanOrEqual(Math.max(1, open / 50));
  });

  it('nor do a bonus, morale or a commander', () => {
    for (const host of Object.values(HOSTS)) {
      const plain = anArmy(host);
      for (const better of [
        { attackPercent: 10 },
        { defensePercent: 20 },
        { morale: 90 },
        { commanderBonus: 10 },
      ])
        expect(score({ ...plain, ...better }, plain, samples), JSON.stringify(better)).toBeGreaterThan(
          510 - slack,
        );
    }
  });
});

describe('no best buy', () => {
  const price = (unit: string): number => {
    const { gold = 1, mana = 0 } = content.units.get(unit)?.costs ?? {};
    return gold + 2 * mana;
  };
  const TREASURY = 6000;
  // Ships are of the sea, and are bought where there is one.
  const kinds = [...content.units.values()].filter(({ type }) => type !== 'naval').map(({ id }) => id);
  const alone = (unit: string): Host => ({ [unit]: Math.max(1, Math.round(TREASURY / price(unit))) });
  const mixed = (label: string): Host => {
    const random = randomFrom(forkSeed(SEED, 'mixed', label));
    const shares = Array.from({ length: random.between(2, 5) }, () => random.between(1, 10));
    const all = shares.reduce((sum, share) => sum + share, 0);
    const host: Record<string, number> = {};
    for (const share of shares) {
      const unit = random.pick(kinds);
      host[unit] = (host[unit] ?? 0) + Math.max(1, Math.round((TREASURY * share) / all / price(unit)));
    }
    return host;
  };

  longIt(
    'no kind of soldier beats more than 60 % of the field for the same money, and each beats some of it',
    () => {
      const samples = LONG ? 60 : 6;
      const field = [
        ...kinds.map(alone),
        ...Array.from({ length: LONG ? 60 : 14 }, (_, i) => mixed(String(i))),
      ];
      for (const unit of kinds) {
        const won = field.map((theirs) => edge(alone(unit), theirs, samples));
        const mean = won.reduce((sum, one) => sum + one, 0) / won.length;
        if (LONG) console.log(`${unit}: ${Math.round(mean)} permille of the field`);
        expect(mean, unit).toBeLessThan(600);
        expect(Math.max(...won), `${unit} beats nobody`).toBeGreaterThan(
          ['catapult', 'trebuchet'].includes(unit) ? 0 : 500,
        );
      }
    },
  );

  it('every army has an answer for the same money', () => {
    const samples = LONG ? 40 : 8;
    const replies = [
      ...kinds.map(alone),
      ...Array.from({ length: LONG ? 400 : 24 }, (_, i) => mixed(`reply ${i}`)),
    ];
    for (const theirs of [...kinds.map(alone), mixed('a'), mixed('b'), mixed('c')])
      expect(
        replies.some((mine) => edge(mine, theirs, samples) > 600),
        JSON.stringify(theirs),
      ).toBe(true);
  });
});
