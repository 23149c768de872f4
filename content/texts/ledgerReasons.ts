// What a kingdom's ledger says of why its stock changed, and the few kinds by which a ruler looks through it. The reason of a line is the
// id of a verb, or one of the realm's own below. Invariant: every reason that can occur has its words (verbs and ledgers are typed by this
// list); a reason of an earlier version that has none is shown as an old entry, never as a code.

export const LEDGER_KINDS = {
  building: 'Building',
  gathering: 'Gathering',
  army: 'Army',
  war: 'War',
  learning: 'Learning',
  seasons: 'The passing of turns',
  chancery: 'Chancery',
} as const;
export type LedgerKind = keyof typeof LEDGER_KINDS;
export const LEDGER_KIND_NAMES = Object.keys(LEDGER_KINDS) as [LedgerKind, ...LedgerKind[]];

interface Reason {
  readonly kind: LedgerKind;
  readonly words: string;
}

/** Why stock changes when no verb of its ruler's did it. */
export const SYSTEM_REASONS = {
  founded: { kind: 'chancery', words: 'The founding: what the first chest held' },
  claimed: { kind: 'chancery', words: 'The kingdom was put in its ruler’s own name' },
  forsaken: { kind: 'chancery', words: 'The throne stood empty' },
  brought_forward: { kind: 'chancery', words: 'Older lines, added up by a tired clerk' },
  turns_gained: { kind: 'seasons', words: 'Time went by, and left turns behind' },
  income: { kind: 'seasons', words: 'What the land and its people brought in' },
  upkeep: { kind: 'seasons', words: 'Pay and bread for the hosts' },
  research_done: { kind: 'seasons', words: 'A study came to its end, and somebody was wiser' },
  battle_spoils: { kind: 'war', words: 'The field was counted over after a battle' },
  battle_round: { kind: 'war', words: 'A round was fought' },
  battle_expiry: { kind: 'war', words: 'A challenge lapsed unanswered' },
  first_window: { kind: 'war', words: 'The hosts drew up' },
  field: { kind: 'war', words: 'The realm’s own met on the field' },
  challenge_met: { kind: 'learning', words: 'The challenge of the day was met, and its purse paid out' },
  honor_earned: { kind: 'learning', words: 'A medal was struck, and came with a purse' },
  wording_accepted: { kind: 'learning', words: 'A wording was found right after all, and paid like one' },
  draw_questions: { kind: 'learning', words: 'Scrolls were taken down from the shelf' },
  teaching: { kind: 'learning', words: 'Teachers of silicon filled the shelves' },
  tally_honors: { kind: 'chancery', words: 'The medals of the realm were counted' },
  feat_earned: { kind: 'chancery', words: 'A feat was written down, and honored with a purse' },
  clock_set: { kind: 'chancery', words: 'The great clock was wrong, and was set' },
} as const satisfies Readonly<Record<string, Reason>>;
export type SystemReason = keyof typeof SYSTEM_REASONS;

/** Every verb, by its id: a verb that has no words here does not compile, and neither do words whose verb has no deed (engine/actions/registry.ts). */
const VERB_REASONS = {
  build_structure: { kind: 'building', words: 'Timber, stone and wages for a new building' },
  upgrade_building: { kind: 'building', words: 'A building was raised by a level' },
  demolish_building: { kind: 'building', words: 'A building was taken down, and what could be saved was' },
  explore_land: { kind: 'gathering', words: 'Surveyors walked beyond the last milestone' },
  rush_resource: { kind: 'gathering', words: 'The realm was asked for a little more' },
  claim_quest: { kind: 'chancery', words: 'Morpheus paid what he owed for a dream' },
  activate_artifact: { kind: 'gathering', words: 'An artifact was put to use' },
  deactivate_artifact: { kind: 'chancery', words: 'An artifact was put away' },
  research_spell: { kind: 'learning', words: 'Books of spells were bought, and opened' },
  research_technology: { kind: 'learning', words: 'Somebody was paid to find something out' },
  hasten_research: { kind: 'learning', words: 'One study was laid before another' },
  abandon_research: { kind: 'learning', words: 'A study was given up, and its books sold on' },
  cast_spell: { kind: 'gathering', words: 'A spell was cast' },
  choose_spell_path: { kind: 'learning', words: 'A path was chosen' },
  recruit_hero: { kind: 'chancery', words: 'A hero came into service' },
  import_dnd_character: { kind: 'chancery', words: 'A character left the table and took service' },
  dismiss_hero: { kind: 'chancery', words: 'A hero was let go' },
  assign_hero: { kind: 'army', words: 'A hero was given a host to lead, or called home' },
  equip_hero: { kind: 'chancery', words: 'A hero was given something to wear' },
  unequip_hero: { kind: 'chancery', words: 'A hero handed something back' },
  train_hero: { kind: 'chancery', words: 'A hero took lessons' },
  begin_hero_quest: { kind: 'chancery', words: 'A hero set out on a quest' },
  choose_hero_quest: { kind: 'gathering', words: 'A hero’s quest took a turn' },
  send_envoy: { kind: 'chancery', words: 'An envoy rode out with a seal' },
  ransom_hero: { kind: 'war', words: 'A hero was brought home for gold' },
  trade_with_kingdom: { kind: 'gathering', words: 'A bargain with the merchants' },
  'trade_with_kingdom/bulk_exchange': { kind: 'gathering', words: 'A basket of bargains with the merchants' },
  rename_kingdom: { kind: 'chancery', words: 'The kingdom took a new name' },
  recruit_units: { kind: 'army', words: 'Soldiers were hired, fed and shod' },
  split_army: { kind: 'army', words: 'An army was divided in two' },
  merge_armies: { kind: 'army', words: 'Two armies joined under one banner' },
  set_formation: { kind: 'army', words: 'An army learnt another formation' },
  set_doctrine: { kind: 'army', words: 'An army was told what to do without its ruler' },
  'pvp_battle/initiate_battle': { kind: 'war', words: 'A challenge was sent' },
  'pvp_battle/accept_battle': { kind: 'war', words: 'A challenge was taken up' },
  'pvp_battle/decline_battle': { kind: 'war', words: 'A challenge was declined' },
  'pvp_battle/cancel_battle': { kind: 'war', words: 'A challenge was called back' },
  'pvp_battle/counter_ground': { kind: 'war', words: 'Other ground was named' },
  'pvp_battle/agree_ground': { kind: 'war', words: 'Other ground was taken' },
  'pvp_battle/give_word': { kind: 'war', words: 'A word was given before a battle' },
  'pvp_battle/set_orders': { kind: 'war', words: 'Orders were given on the field' },
  'pvp_battle/surrender_battle': { kind: 'war', words: 'Arms were laid down on the field' },
  found_kingdom: { kind: 'chancery', words: 'A kingdom was founded beside this one' },
  enter_server: { kind: 'chancery', words: 'The ruler came to stay here for a while' },
  count_feats: { kind: 'chancery', words: 'The book of renown was brought up to date' },
  see_feats: { kind: 'chancery', words: 'The wall of renown was looked at' },
  read_notices: { kind: 'chancery', words: 'Letters were opened, and one held a coin' },
  answer_question: { kind: 'learning', words: 'A scroll was answered, and the scribes paid for it in time' },
  sit_assessment: { kind: 'learning', words: 'The assessment was sat through to the end' },
  recover_streak: { kind: 'learning', words: 'Missed days were bought back from the almanac' },
  set_time_zone: { kind: 'learning', words: 'The sundial was moved' },
  burn_freeze_scroll: { kind: 'learning', words: 'A freeze scroll was burned' },
  start_challenge: { kind: 'learning', words: 'The challenge of the day was taken up' },
  count_honors: { kind: 'learning', words: 'The medals were counted over' },
  see_honors: { kind: 'learning', words: 'The medals were looked at' },
  wear_title: { kind: 'learning', words: 'A title was put on, or laid down' },
  report_question: { kind: 'learning', words: 'A scroll was sent back with a note in the margin' },
  settle_report: { kind: 'learning', words: 'What was reported was looked at by the moderators' },
  report_text: { kind: 'learning', words: 'Words were brought before the moderators' },
  begin_walk: {
    kind: 'learning',
    words: 'Yesterday’s walk through the palace was settled',
  },
  review_card: { kind: 'learning', words: 'The last card of a walk through the Memory Palace' },
  end_walk: { kind: 'learning', words: 'A walk through the Memory Palace' },
  undo_review: { kind: 'learning', words: 'A card was taken back from the wall' },
  rate_review: { kind: 'learning', words: 'A card was told when to come back' },
  hang_words: { kind: 'learning', words: 'Words were hung in the Memory Palace' },
  keep_card: { kind: 'learning', words: 'A card was set aside, or taken up' },
  set_daily_target: { kind: 'learning', words: 'A daily target was chalked on the door' },
  roll_scores: { kind: 'chancery', words: 'Dice were thrown for six scores' },
  create_character: { kind: 'chancery', words: 'A character was made' },
  import_character: { kind: 'chancery', words: 'A character was brought from another table' },
  rename_character: { kind: 'chancery', words: 'A character took another name' },
  level_character: { kind: 'chancery', words: 'A character rose, or fell, in level' },
  delete_character: { kind: 'chancery', words: 'A character was let go' },
  people_server: { kind: 'chancery', words: 'Neighbours moved in' },
} as const satisfies Readonly<Record<string, Reason>>;

export type VerbId = keyof typeof VERB_REASONS;

const REASONS: ReadonlyMap<string, Reason> = new Map(Object.entries({ ...SYSTEM_REASONS, ...VERB_REASONS }));

/** Every reason that has words. */
export const LEDGER_REASONS: readonly string[] = [...REASONS.keys()];

const OLD: Reason = { kind: 'chancery', words: 'An entry in an older clerk’s hand' };

/** The kind and the words of a line's reason. */
export const ledgerReason = (reason: string): Reason => REASONS.get(reason) ?? OLD;
