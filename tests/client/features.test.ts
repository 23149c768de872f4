// What the screens say of themselves: each place once, few enough at the foot, and notices, deeds and reads that exist.
import { describe, expect, it } from 'vitest';
import { SCREENS } from '@sigilla/client/app/screens.ts';
import { badgesOf, changedBy, featuresFor, noticedBy, readAnew } from '@sigilla/client/realm/feature.ts';
import { queryClient as queries } from '@sigilla/client/session/queryClient.ts';
import { HOME } from '@sigilla/client/realm/home.ts';
import { EVENTS } from '@sigilla/content/texts/events.ts';
import type { Role } from '@sigilla/engine/account/account.ts';
import { DEEDS } from '@sigilla/engine/actions/registry.ts';

const paths = SCREENS.map(({ path }) => path);
const codes = Object.keys(EVENTS);
const one = {} as never;

describe('the screens of the realm', () => {
  it('stand each at a place of their own, at most four at the foot, and the first among them', () => {
    expect(new Set(paths).size).toBe(paths.length);
    expect(SCREENS.filter(({ atFoot }) => atFoot === true).length).toBeLessThanOrEqual(4);
    expect(paths).toContain(HOME);
  });

  it('are one press away on a phone where somebody comes daily: the realm, what is built, the wars, and the scrolls', () => {
    const atFoot = SCREENS.filter((screen) => screen.atFoot === true).map(({ path }) => path);
    expect(atFoot).toEqual(['/overview', '/buildings', '/war', '/academy']);
  });

  it('claim only notices and deeds that there are, and no notice twice', () => {
    for (const { notices } of SCREENS)
      if (notices !== undefined) expect(codes.filter((code) => notices.test(code))).not.toEqual([]);
    for (const code of codes)
      expect(SCREENS.filter(({ notices }) => notices?.test(code)).length, code).toBeLessThanOrEqual(1);
    const types = DEEDS.map(({ verb }) => verb.id.split('/')[0]);
    for (const { deeds } of SCREENS) for (const type of deeds ?? []) expect(types).toContain(type);
  });

  it('renew what they read by their own notices and deeds, and by no others', () => {
    const isStale = (domain: string) => queries.getQueryState([domain, 'x'])?.isInvalidated;
    const fill = () => {
      for (const domain of ['pvp', 'chronicle']) queries.setQueryData([domain, 'x'], 1);
    };
    const war = SCREENS.filter(({ path }) => path === '/war');
    for (const code of ['challengeReceived', 'battleWon', 'sparringBestedBy'])
      expect(noticedBy(SCREENS, code)).toBe(war[0]);
    expect(noticedBy(SCREENS, 'kingdomRenamed')).toBeUndefined();
    fill();
    readAnew(queries, changedBy(SCREENS, 'collect_taxes'));
    expect(isStale('pvp')).toBe(false);
    readAnew(queries, changedBy(SCREENS, 'pvp_battle'));
    expect([isStale('pvp'), isStale('chronicle')]).toEqual([true, false]);
  });

  it('count what waits, and say nothing where nothing does', () => {
    expect(badgesOf(SCREENS, { incoming: [], outgoing: [one], underway: [] })).toEqual({});
    expect(badgesOf(SCREENS, { incoming: [one], outgoing: [one], underway: [one] })).toEqual({ '/war': 2 });
  });

  it('G-019 show the moderators’ desk to those who may settle reports, and to nobody else', () => {
    const places = (role: Role) => featuresFor(SCREENS, { role }).map(({ path }) => path);
    // The account menu leads to the account; it has no place among the screens.
    const listed = paths.filter((path) => path !== '/account');
    expect(places('player')).toEqual(listed.filter((path) => path !== '/reports'));
    expect(places('moderator')).toEqual(listed);
    expect(places('admin')).toEqual(listed);
  });
});
