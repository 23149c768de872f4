// What heroes wear, and of whom it may be had.
import { describe, expect, it } from 'vitest';
import { equipHero } from '@sigilla/engine/actions/heroes/equipHero.ts';
import { KingdomId } from '@sigilla/engine/core/brand.ts';
import { aKingdom } from '../../support/builders.ts';
import { MemoryRealm, refusedAs } from '../../support/realm.ts';

describe('what a hero wears who is not here', () => {
  it('is taken from them by nobody: they are held elsewhere, or stand in a battle', () => {
    const captive = { by: KingdomId.parse('wick'), kingdomName: 'Wick', since: 0, ransom: 10 };
    const worn = { belt: 'own-honest_coin' };
    const give = equipHero.wire({ heroId: 'goodwife_orla', artifactId: 'own-honest_coin' });
    const court = aKingdom().withArtifact('honest_coin').withHero('goodwife_orla');
    for (const [held, why] of [
      [court.withHero('piers_halfpenny', { worn, captive }), 'hero_captive'],
      [
        court
          .withHero('piers_halfpenny', { worn, armyId: 'army-1' })
          .withArmy({ militia: 5 }, { lockedBy: 'battle' as never }),
        'hero_in_battle',
      ],
    ] as const) {
      const realm = new MemoryRealm(held.build());
      const before = realm.kingdom('harrow');
      expect(refusedAs(realm.play('harrow', give))).toBe(why);
      expect(realm.kingdom('harrow')).toBe(before);
    }
  });
});
