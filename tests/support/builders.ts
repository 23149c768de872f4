// Builders that read as sentences: aKingdom().withGold(500).withArmy({ archers: 20 }). Everything they make is valid and stands on
// default-server at NOW unless it says otherwise. Invariant: two builders given the same words make equal kingdoms.
import { wordNumbers } from '@sigilla/content/latin/wordNumbers.ts';
import { readFinds } from '@sigilla/content/kingdom/finds.ts';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import { magicContent } from '@sigilla/content/magic/index.ts';
import { characterBook } from '@sigilla/content/characters/index.ts';
import { heroQuests } from '@sigilla/content/heroes/quests/index.ts';
import { readHonorRules } from '@sigilla/content/learning/honors/index.ts';
import { readRenownRules } from '@sigilla/content/renown/index.ts';
import { Account } from '@sigilla/engine/account/account.ts';
import type { Actor } from '@sigilla/engine/actions/verb.ts';
import { AccountId, KingdomId } from '@sigilla/engine/core/brand.ts';
import type { KingdomContent, RealmRules } from '@sigilla/engine/kingdom/content.ts';
import { withFound } from '@sigilla/engine/kingdom/artifacts.ts';
import { foundKingdom, foundNpcKingdom } from '@sigilla/engine/kingdom/newKingdom.ts';
import { newHero, type OwnedHero } from '@sigilla/engine/heroes/hero.ts';
import type { Army, ArmyUnit, Kingdom, Resources, VeteranLevel } from '@sigilla/engine/kingdom/kingdom.ts';
import { powerOf } from '@sigilla/engine/kingdom/power.ts';
import { ownKingdomView, type OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';

/** The content that the realm is played with. */
export const content: KingdomContent = {
  ...kingdomContent,
  ...magicContent,
  honors: readHonorRules(),
  renown: readRenownRules(),
  heroQuests,
  characters: characterBook,
  finds: readFinds(),
  wordNumbers,
};

/** An ordinary moment: Saturday, 21 November 2026, noon UTC. */
export const NOW = Date.UTC(2026, 10, 21, 12);
export const HOUR = 3_600_000;

/** The rules of a game server; throws for one that does not exist. */
export const rulesOf = (serverId = 'default-server'): RealmRules => {
  const rules = content.gameServers.get(serverId);
  if (rules === undefined) throw new Error(`no game server ${serverId}`);
  return rules;
};

/** Soldiers by their names: `{ archers: 20 }`. */
export type Soldiers = Readonly<Record<string, number>>;

const soldiersOf = (soldiers: Soldiers, veteranLevel: VeteranLevel = 'recruit'): ArmyUnit[] =>
  Object.entries(soldiers).map(([unitId, quantity]) => ({
    unitId,
    quantity,
    experience: 0,
    veteranLevel,
    recruitedAt: NOW,
  }));

export class KingdomBuilder {
  private readonly kingdom: Kingdom;

  constructor(kingdom: Kingdom) {
    this.kingdom = kingdom;
  }

  with(change: Partial<Kingdom>): KingdomBuilder {
    return new KingdomBuilder({ ...this.kingdom, ...change });
  }
  withResources(resources: Partial<Resources>): KingdomBuilder {
    return this.with({ resources: { ...this.kingdom.resources, ...resources } });
  }
  withGold(gold: number): KingdomBuilder {
    return this.withResources({ gold });
  }
  withTurns(count: number): KingdomBuilder {
    return this.with({ turns: { ...this.kingdom.turns, count } });
  }
  atLevel(level: number): KingdomBuilder {
    return this.with({ experience: (level - 1) * 100 });
  }
  withBuilding(type: string, level = 1, quantity = 1): KingdomBuilder {
    const others = this.kingdom.buildings.filter((building) => building.type !== type);
    return this.with({ buildings: [...others, { type, level, quantity }] });
  }
  withoutBuildings(): KingdomBuilder {
    return this.with({ buildings: [] });
  }
  withArtifact(artifactId: string): KingdomBuilder {
    const definition = content.artifacts.get(artifactId);
    if (definition === undefined) throw new Error(`no artifact ${artifactId}`);
    return this.with({
      artifacts: withFound(this.kingdom.artifacts, definition, `own-${artifactId}`, NOW),
    });
  }
  withSpell(...ids: readonly string[]): KingdomBuilder {
    const { magic } = this.kingdom;
    return this.with({ magic: { ...magic, learned: [...magic.learned, ...ids] } });
  }
  withTechnology(...ids: readonly string[]): KingdomBuilder {
    const { magic } = this.kingdom;
    return this.with({ magic: { ...magic, technologies: [...magic.technologies, ...ids] } });
  }
  withSwitchedOn(artifactId: string): KingdomBuilder {
    return this.with({
      artifacts: this.kingdom.artifacts.map((one) =>
        one.artifactId === artifactId ? { ...one, isActive: true } : one,
      ),
    });
  }
  /** Somebody in service; what is not said of them is as on the day they came. */
  withHero(heroId: string, change: Partial<OwnedHero> = {}): KingdomBuilder {
    return this.with({ heroes: [...this.kingdom.heroes, { ...newHero(heroId, NOW), ...change }] });
  }
  /** One army and no other; what is not said of it is that of the first one. */
  withArmy(soldiers: Soldiers, change: Partial<Army> & { veteranLevel?: VeteranLevel } = {}): KingdomBuilder {
    const { veteranLevel, ...rest } = change;
    const first = this.kingdom.armies[0];
    if (first === undefined) throw new Error('this kingdom has no army to change');
    return this.with({ armies: [{ ...first, units: soldiersOf(soldiers, veteranLevel), ...rest }] });
  }
  withoutArmies(): KingdomBuilder {
    return this.with({ armies: [] });
  }
  build(): Kingdom {
    return { ...this.kingdom, power: powerOf(this.kingdom, content) };
  }
  /** Its ruler's own view at `now`. */
  view(now = NOW): OwnKingdomView {
    return ownKingdomView(this.build(), content, rulesOf(this.kingdom.serverId), now);
  }
}

/** A kingdom founded at NOW and not played since. */
export const aKingdom = (id = 'harrow', serverId = 'default-server'): KingdomBuilder =>
  new KingdomBuilder(
    foundKingdom({
      id: KingdomId.parse(id),
      accountId: AccountId.parse(`ruler-of-${id}`),
      now: NOW,
      rules: rulesOf(serverId),
      content,
      name: `Kingdom of ${id}`,
      isGuest: false,
    }),
  );

/** One of the realm's own kingdoms, by its number from the weakest. */
export const anNpcKingdom = (number = 0): KingdomBuilder => {
  const npc = content.npcKingdoms[number];
  if (npc === undefined) throw new Error(`there is no NPC kingdom ${number}`);
  return new KingdomBuilder(
    foundNpcKingdom({
      id: KingdomId.parse(npc.id),
      accountId: AccountId.parse(`npc-${npc.id}`),
      now: NOW,
      rules: rulesOf(),
      content,
      npc,
    }),
  );
};

/** The ruler of a kingdom, acting. */
export const rulerOf = (kingdom: Pick<Kingdom, 'id' | 'accountId' | 'serverId' | 'isGuest'>): Actor => ({
  accountId: kingdom.accountId,
  kingdomId: kingdom.id,
  serverId: kingdom.serverId,
  isGuest: kingdom.isGuest,
});

/** The account of somebody who signed up under an address of their own and plays where `kingdom` lies. */
export const accountOf = ({ accountId, serverId }: Pick<Kingdom, 'accountId' | 'serverId'>): Account =>
  Account.parse({
    id: accountId,
    email: `${accountId}@example.org`,
    passwordHash: null,
    role: 'player',
    isGuest: false,
    isNpc: false,
    currentServerId: serverId,
    createdAt: NOW,
    lastSeenAt: NOW,
  });
