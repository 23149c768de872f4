// Artifacts in use: what each of the five kinds does, what it refuses, and what the server's clock has to say.
import { describe, expect, it } from 'vitest';
import { sentence } from '@sigilla/content/texts/errors.ts';
import { activateArtifact } from '@sigilla/engine/actions/artifacts/activateArtifact.ts';
import { deactivateArtifact } from '@sigilla/engine/actions/artifacts/deactivateArtifact.ts';
import { artifactState, withFound } from '@sigilla/engine/kingdom/artifacts.ts';
import { bonusesOf } from '@sigilla/engine/kingdom/bonuses.ts';
import { menIn } from '@sigilla/engine/kingdom/armies.ts';
import { aKingdom, content, HOUR, NOW } from '../../support/builders.ts';
import { greatKingdom } from '../../support/greatKingdom.ts';
import { done, MemoryRealm, refusedAs } from '../../support/realm.ts';

const use = (artifact: string) => activateArtifact.wire({ artifactId: `own-${artifact}` });
const put = (artifact: string) => deactivateArtifact.wire({ artifactId: `own-${artifact}` });
const holding = (...artifacts: readonly string[]) =>
  new MemoryRealm(artifacts.reduce((one, id) => one.withArtifact(id), aKingdom()).build());
const definition = (id: string) => {
  const found = content.artifacts.get(id);
  if (found === undefined) throw new Error(`no artifact ${id}`);
  return found;
};

describe('an artifact', () => {
  it('KR-007 G-068 takes one turn, and says so to whoever has none', () => {
    const realm = new MemoryRealm(aKingdom().withArtifact('acorn_of_the_old_oak').withTurns(0).build());
    const refused = realm.play('harrow', use('acorn_of_the_old_oak'));
    if (refused.ok) throw new Error('it was used without a turn');
    expect(sentence(refused.refusal)).toBe('Not enough turns to activate (requires 1 turn)');
    const { decision } = done(holding('acorn_of_the_old_oak').play('harrow', use('acorn_of_the_old_oak')));
    expect(decision.cost).toEqual({ turns: 1, resources: {} });
    expect(decision.gained).toEqual({ materials: 25 });
  });

  it('KR-015 rests after it was used, by the clock of the server, and is refused until then', () => {
    const realm = holding('dice_of_the_honest_gambler');
    done(realm.play('harrow', use('dice_of_the_honest_gambler')));
    realm.now += 24 * HOUR - 1;
    expect(refusedAs(realm.play('harrow', use('dice_of_the_honest_gambler')))).toBe('artifact_resting');
    realm.now += 1;
    done(realm.play('harrow', use('dice_of_the_honest_gambler')));
  });

  it('of a while is a source of its bonus until its hours are over', () => {
    const realm = holding('hunting_horn_of_dawn');
    const { decision } = done(realm.play('harrow', use('hunting_horn_of_dawn')));
    expect(decision.done.report).toMatchObject({ expiresAt: NOW + 6 * HOUR, cooldownUntil: NOW + 24 * HOUR });
    expect(bonusesOf(realm.kingdom('harrow'), content).attackPercent).toBe(10);
    expect(refusedAs(realm.play('harrow', use('hunting_horn_of_dawn')))).toBe('artifact_at_work');
    realm.now += 6 * HOUR;
    expect(refusedAs(realm.play('harrow', use('hunting_horn_of_dawn')))).toBe('artifact_resting');
    realm.now += 18 * HOUR;
    done(realm.play('harrow', use('hunting_horn_of_dawn')));
    expect(realm.kingdom('harrow').activeEffects).toHaveLength(1);
  });

  it('that is switched works until it is switched off, free of turns; two are on at most', () => {
    const realm = holding('salt_line', 'chandelier_of_audience', 'raven_on_the_sill');
    done(realm.play('harrow', use('salt_line')));
    done(realm.play('harrow', use('chandelier_of_audience')));
    expect(refusedAs(realm.play('harrow', use('salt_line')))).toBe('artifact_at_work');
    expect(refusedAs(realm.play('harrow', use('raven_on_the_sill')))).toBe('artifacts_switched_on');
    const { decision } = done(realm.play('harrow', put('salt_line')));
    expect(decision.cost.turns).toBe(0);
    expect(refusedAs(realm.play('harrow', put('salt_line')))).toBe('artifact_not_on');
    done(realm.play('harrow', use('raven_on_the_sill')));
    expect(bonusesOf(realm.kingdom('harrow'), content).exploreLand).toBe(1);
  });

  it('KR-008 that runs out is refused when it has, until another of its kind is found', () => {
    const realm = holding('muster_roll_of_the_lost');
    const men = () => menIn(realm.kingdom('harrow').armies[0]?.units ?? []);
    const before = men();
    done(realm.play('harrow', use('muster_roll_of_the_lost')));
    done(realm.play('harrow', use('muster_roll_of_the_lost')));
    expect(men()).toBe(before + 20);
    expect(refusedAs(realm.play('harrow', use('muster_roll_of_the_lost')))).toBe('artifact_used_up');
    const { artifacts } = realm.kingdom('harrow');
    const again = withFound(artifacts, definition('muster_roll_of_the_lost'), 'other', NOW);
    expect(again).toHaveLength(1);
    expect(again[0]?.usesRemaining).toBe(2);
  });

  it('KR-009 that works by being owned is never used', () => {
    expect(refusedAs(holding('honest_coin').play('harrow', use('honest_coin')))).toBe('artifact_passive');
    const [own] = aKingdom().withArtifact('honest_coin').build().artifacts;
    if (own === undefined) throw new Error('no artifact');
    expect(artifactState(own, definition('honest_coin'), { activeEffects: [] }, NOW).is).toBe('always');
  });

  it('of others, or of nobody, is not there; one that asks for a house asks for it', () => {
    expect(refusedAs(holding('honest_coin').play('harrow', use('salt_line')))).toBe('unknown_artifact');
    expect(refusedAs(holding('sun_in_a_box').play('harrow', use('sun_in_a_box')))).toBe(
      'building_needs_building',
    );
  });

  it('that asks for a path wakes for those who walk it, and whoever has chosen none walks the first', () => {
    for (const path of content.spellPaths.keys()) {
      const asking = [...content.artifacts.values()].filter(
        ({ effect, requirements }) => effect.mode !== 'passive' && requirements.spellPath === path,
      );
      expect(asking.length, path).toBeGreaterThan(0);
      for (const { id } of asking) {
        const holder = aKingdom().withBuilding('mage_tower', 2).withArtifact(id);
        const play = (spellPath: string | null) =>
          new MemoryRealm(holder.with({ spellPath }).build()).play('harrow', use(id));
        done(play(path));
        expect(refusedAs(play(path === 'nether' ? 'verdant' : 'nether'))).toBe('artifact_path_required');
        expect(play(null).ok).toBe(path === 'ascendant');
      }
    }
  });

  it('brings turns as far as the realm’s cap has room, and heart to armies that are at home', () => {
    const realm = new MemoryRealm(
      aKingdom()
        .withArtifact('year_and_a_day')
        .withArtifact('feather_of_the_late_angel')
        .withTurns(499)
        .withArmy({ militia: 2 }, { morale: 95 })
        .build(),
    );
    const { decision } = done(realm.play('harrow', use('year_and_a_day')));
    expect(decision.done.report).toMatchObject({ turnsGained: 2 });
    done(realm.play('harrow', use('feather_of_the_late_angel')));
    expect(realm.kingdom('harrow').armies[0]?.morale).toBe(100);
  });

  it('of every kind there is can be used by whoever has what it asks for, and does what it says', () => {
    for (const one of content.artifacts.values()) {
      if (one.effect.mode === 'passive') continue;
      const kingdom = aKingdom()
        .withBuilding('barracks', 3)
        .withBuilding('mage_tower', 2)
        .withArtifact(one.id)
        .with({ spellPath: one.requirements.spellPath });
      const realm = new MemoryRealm(kingdom.build());
      const before = bonusesOf(realm.kingdom('harrow'), content);
      done(realm.play('harrow', use(one.id)));
      const gives = JSON.stringify(bonusesOf(realm.kingdom('harrow'), content)) !== JSON.stringify(before);
      expect(gives, one.id).toBe(one.effect.rules.length > 0);
    }
  });
});

describe('the artifacts that there are', () => {
  it('are sixty and more, of every rarity, category and kind of effect', () => {
    const all = [...content.artifacts.values()];
    expect(all.length).toBeGreaterThanOrEqual(60);
    expect(new Set(all.map(({ rarity }) => rarity)).size).toBe(5);
    expect(new Set(all.map(({ category }) => category)).size).toBe(5);
    expect(new Set(all.map(({ effect }) => effect.mode)).size).toBe(5);
    for (const id of ['crown_of_leadership', 'sword_of_kings', 'shield_of_eternity'])
      expect(content.artifacts.has(id), id).toBe(true);
    const names = all.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('all owned, and everything else there is besides, leave a kingdom of reasonable weight', () => {
    expect(JSON.stringify(greatKingdom()).length).toBeLessThan(64_000);
  });
});
