// Every refusal a player can meet: its code, its HTTP status and its sentence, in one row each.
// Placeholders in a sentence are its parameters, and `Refusal` is derived from them: a missing text or parameter does not compile.
// Rows stand by domain. A sentence says what is wrong and, where it helps, what to do; the words the specification fixes are kept exactly.
import { fillSentence, type Params } from './sentence.ts';

export const ERRORS = {
  // What was sent
  invalid_request: [400, 'That could not be read: {reason}'],
  unknown_action: [400, 'There is no such action: {action}'],
  not_found: [404, 'There is nothing here by that name.'],
  unknown_server: [404, 'There is no game server called {server}.'],
  too_many_requests: [
    429,
    'That is faster than the scribes can write. Please wait {seconds|a second|# seconds}.',
  ],
  action_in_progress: [409, 'Another action is in progress. Please wait a moment and try again.'],
  command_reused: [409, 'That command was given before with different words. Nothing was done.'],
  busy: [
    503,
    'Too many orders have reached this page at once. Nothing was spent; please try again in a moment.',
  ],
  unwritable: [
    503,
    'The realm’s books cannot be written at the moment. Nothing was done; please try again in a little while.',
  ],
  outcome_unknown: [
    503,
    'The books closed in mid-sentence, and it is not known whether that was done. Ask again: nothing will be done twice.',
  ],
  outdated: [
    503,
    'The realm’s books are kept in a newer hand than this steward reads. Nothing was done; please try again in a moment.',
  ],
  leaving: [503, 'The steward is closing the doors for a moment. Please come again shortly.'],
  unexpected_error: [500, 'Unexpected error occurred'],
  // Said by the window itself when no answer came.
  unreachable: [503, 'The steward does not answer. Your realm is safe; try again in a moment.'],
  body_too_large: [413, 'That is longer than any letter the scribes will open.'],
  wrong_media_type: [415, 'The scribes read JSON and nothing else.'],

  // Who sent it
  sign_in_required: [401, 'Please sign in first.'],
  session_ended: [401, 'Your session has ended. Please sign in again.'],
  wrong_credentials: [401, 'That e-mail and password do not belong together.'],
  other_identity: [403, 'You can only speak for yourself.'],
  not_allowed: [403, 'That is not yours to do.'],
  guest_must_claim: [403, 'Claim your account first: a guest cannot do this.'],
  foreign_origin: [403, 'That request came from another site, and was not let in.'],
  already_claimed: [409, 'This account has been claimed already.'],
  email_unusable: [409, 'That e-mail address cannot be used.'],
  wrong_password: [403, 'That is not the password of this account.'],
  name_not_repeated: [400, 'To be sure of it, write the name of your kingdom as it stands: {kingdom}.'],
  account_in_battle: [409, 'A battle of yours is still being fought. When it is over, the account can go.'],

  // The account's days
  unknown_time_zone: [400, 'No clock in the realm knows the time zone {zone}.'],
  time_zone_changed_lately: [
    409,
    'Your time zone can be changed once in seven days. The next change is possible on {day}.',
  ],

  // Founding and naming a kingdom
  no_kingdom: [404, 'You have no kingdom on this game server yet.'],
  kingdom_there: [409, 'You rule a kingdom on this game server already.'],
  server_peopled: [409, 'The realm’s own rulers have settled on this game server already.'],
  kingdom_name_taken: [409, 'Another kingdom already bears that name.'],
  kingdom_name_length: [400, 'A kingdom’s name has {min} to {max} {max|character|characters}.'],
  kingdom_name_letters: [
    400,
    'A kingdom’s name is made of Latin letters, digits, single spaces, hyphens and apostrophes, and begins with a letter.',
  ],
  kingdom_name_marks: [
    400,
    'A letter bears one accent beside its own, and a name three of them: heralds have only so much breath.',
  ],
  kingdom_name_unfit: [400, 'That name is not fit for a herald to call out. Please choose another.'],
  kingdom_name_unchanged: [409, 'Your kingdom already bears that name.'],

  // What a deed costs
  need_more_turns: [409, 'Need {n} more {n|turn|turns}'],
  need_more_resource: [409, 'Need {n} more {resource}'],
  insufficient_resources: [409, 'Insufficient resources'],
  supplies_needed: [409, 'Need {gold} gold for supplies'],
  // At sixty: "Level 60 Required; need {n} more levels".
  level_required: [403, 'Level {level} Required; need {n} more {n|level|levels}'],

  // Building
  unknown_building: [404, 'No builder in the realm knows how to raise that.'],
  land_needed: [409, 'Need {n} more free land'],
  building_path_required: [403, 'Only the {path} path knows how to raise this.'],
  building_needs_building: [409, 'Needs {building} at level {level}'],
  building_needs_research: [409, 'Needs {research} to be found out first'],
  building_needs_people: [409, 'Needs a population of {population} in the realm: {n} more'],
  quest_unfinished: [
    409,
    'The dream stands at {percent} in the hundred; Morpheus pays when all of it stands at once.',
  ],
  quest_claimed: [409, 'Morpheus has paid for this dream already, and he dreams of each realm once.'],
  building_limit: [409, 'A kingdom has room for {limit|only one|#} of these.'],
  building_not_owned: [409, 'You have no {building} to improve.'],
  building_not_there: [409, 'There is no {building} of yours to take down.'],
  building_at_maximum: [409, '{building} already stands at its highest level.'],
  houses_full: [
    409,
    'Every house is taken: there is room for {capacity|nobody|one person|# people}. Build towns first.',
  ],
  houses_filling: [
    409,
    'Whoever comes by themselves takes the last bed within {turns|the turn|# turns}, before a drive comes home. Build towns first.',
  ],

  // Artifacts
  unknown_artifact: [404, 'No such artifact lies in your treasury.'],
  artifact_needs_turn: [409, 'Not enough turns to activate (requires 1 turn)'],
  artifact_passive: [409, 'The {artifact} works without being asked.'],
  artifact_at_work: [409, 'The {artifact} is at work already.'],
  artifact_resting: [409, 'The {artifact} is resting, for {hours|an hour|# hours} more at most.'],
  artifact_path_required: [403, 'The {artifact} wakes for those who walk the path {path}.'],
  artifact_used_up: [409, 'Nothing is left of the {artifact} to use.'],
  artifact_not_on: [409, 'The {artifact} is not switched on.'],
  artifacts_switched_on: [
    409,
    'Only {limit|one artifact|# artifacts} can be switched on at once. Switch another off first.',
  ],

  // Magic
  unknown_spell: [404, 'No such spell stands in any book of the six schools.'],
  unknown_technology: [404, 'Nobody in the realm has ever wondered about that.'],
  study_known: [409, '{study} is known already.'],
  study_begun: [409, '{study} is being studied already.'],
  study_needs: [409, '{study} asks for {needed} first.'],
  studies_full: [409, 'The desks hold {limit|one study|# studies} at once. Wait for one, or give one up.'],
  study_not_there: [404, 'No such study lies on any desk of yours.'],
  study_first_already: [409, '{study} comes first already.'],
  study_needed: [409, '{by} waits for {study}. Give that one up first.'],
  spell_not_learned: [403, '{spell} has to be learned before it can be cast.'],
  spell_in_force: [409, '{spell} is in force already, for {turns|another turn|# more turns}.'],
  spell_resting: [409, '{spell} is resting, for {turns|another turn|# more turns}.'],
  spells_in_force: [
    409,
    'The air holds {limit|one spell|# spells} at once. Wait until one of them has blown over.',
  ],
  spell_path_chosen: [409, 'You have given yourself to the path {path}, and no one walks two.'],

  // Heroes
  unknown_hero: [404, 'Nobody of that name serves you, or would.'],
  hero_serves_already: [409, '{hero} serves you already, and has noticed that you asked again.'],
  hero_serves_elsewhere: [
    409,
    '{hero} serves {kingdom}, your kingdom on another game server. Let your hero go there first.',
  ],
  hero_seats_taken: [
    409,
    'The high table seats {seats|one hero|# heroes}. Let one go, or rise: every six levels bring another chair.',
  ],
  hero_captive: [409, '{hero} is held by {kingdom}. Bring your hero home first.'],
  hero_wounded: [409, '{hero} is wounded, and needs {turns|another turn|# more turns} of rest.'],
  hero_on_quest: [409, '{hero} is away on a quest.'],
  hero_on_no_quest: [409, '{hero} is on no quest.'],
  hero_in_battle: [409, '{hero} leads {army}, which a battle holds.'],
  hero_leads_army: [409, '{hero} leads an army. Recall your hero from it first; that is free.'],
  hero_leads_it: [409, '{hero} leads {army} already.'],
  hero_unassigned: [409, '{hero} leads no army.'],
  artifact_not_worn: [409, 'The {artifact} is for using up, not for wearing.'],
  hero_wears_it: [409, '{hero} wears the {artifact} already.'],
  hero_may_not_wear: [409, 'The {artifact} asks for {stat} {least} by nature, and {hero} has less.'],
  hero_wears_nothing: [409, '{hero} wears nothing there.'],
  hero_taught_out: [409, 'No master can teach {hero} more {stat}.'],
  unknown_quest: [404, 'No such quest stands in the books.'],
  quest_done: [409, 'The quest “{quest}” is over: told to its end, or left with whoever was sent on it.'],
  quest_taken: [409, 'Somebody is on “{quest}” already.'],
  quest_beyond: [
    409,
    'This wants a hero of {stat} {least} and {rarity} renown at least; {hero} falls short.',
  ],
  unknown_choice: [404, 'The story does not turn that way.'],
  unknown_mission: [404, 'Nobody there is waiting for an envoy.'],
  treaty_stands: [409, '{mission}: the treaty still stands, and asking again would weaken it.'],
  hero_is_free: [409, '{hero} is nobody’s captive there.'],

  // Characters
  character_unknown: [404, 'No such character is kept here.'],
  character_not_yours: [403, 'That character was made at somebody else’s table.'],
  characters_full: [
    409,
    'Your table seats {most|one character|# characters}, and every chair is taken. Let somebody go first.',
  ],
  character_seated_already: [
    409,
    '{character} sits at your table already, just as that sheet says. A sheet is brought once.',
  ],
  character_name_length: [400, 'A character’s name has {min} to {max} {max|character|characters}.'],
  character_name_letters: [
    400,
    'A character’s name is made of Latin letters, digits, single spaces, hyphens and apostrophes, and begins with a letter.',
  ],
  character_name_unfit: [400, 'No herald would read that name out. Please choose another.'],
  character_name_unchanged: [400, 'That is the name your character has.'],
  character_level_unchanged: [400, 'Your character is of that level already.'],
  character_page_unknown: [400, 'The book of characters has no such {what}.'],
  character_lineage: [400, '{ancestry} comes in lines, and one must be chosen: {lineages}.'],
  character_no_lineages: [400, '{ancestry} has no lines to choose among.'],
  scores_not_sold: [400, 'Points buy scores from {least} to {most}, and no others.'],
  scores_overspent: [400, 'These scores cost {cost|one point|# points} of a budget of {budget}.'],
  scores_not_dealt: [400, 'The standard array is {array}, each number once.'],
  scores_not_rolled: [
    400,
    'No dice on your table fell that way. Roll first, and place the six totals as they are.',
  ],
  character_raises: [
    400,
    '{ancestry} raises {n|no scores|one score|# scores} of your choosing, each once, and none that rises by itself.',
  ],
  character_skills: [400, '{n|No skills are|One skill is|# skills are} to be chosen, no more and no fewer.'],
  character_skill_twice: [400, '{skill} is known already: choose another skill.'],
  character_skill_foreign: [400, '{skill} is nothing a {class} may choose.'],
  character_expertise: [
    400,
    'A {class} is expert in {n|no skill|one skill|# skills}, each among those that the character knows.',
  ],
  character_languages: [
    400,
    '{n|No languages are|One language is|# languages are} to be chosen, no more and no fewer.',
  ],
  character_language_twice: [400, '{language} is spoken already: choose another language.'],
  character_sheet_unreadable: [400, 'That is no character sheet of ours: {reason}.'],
  character_sheet_too_long: [413, 'A character sheet has {most|one sign|# signs} at most.'],

  // Trade
  no_room_for_people: [
    409,
    'There is room for {room|nobody|one more person|# more people}. Build towns first.',
  ],
  trade_twice: [400, 'A basket holds each kind of trade once. Put them together.'],

  // Recruiting and armies
  unknown_unit: [404, 'No such soldiers muster in this realm.'],
  unit_needs_building: [409, 'Needs {building} at level {level}'],
  unit_needs_military: [409, 'Elite soldiers need a military building at level {level}.'],
  unit_needs_coast: [409, 'Ships need a coastal territory, and your kingdom holds none yet.'],
  army_full: [409, 'This army can hold {limit} {limit|soldier|soldiers}.'],
  army_motley: [409, 'This army can hold {limit|one kind|# different kinds} of soldiers.'],
  too_many_armies: [409, 'A kingdom can feed {limit} armies and no more banners. Join two of them first.'],
  army_too_small: [409, 'Fewer than {least} are an errand, not an army. Both parts must have as many.'],
  army_lacks_them: [409, '{army} does not have the soldiers you name.'],
  army_joins_itself: [409, '{army} already marches with itself.'],
  unknown_army: [404, 'No such army stands under your banner.'],

  // War between kingdoms
  unknown_rival: [404, 'No such kingdom stands on this game server.'],
  challenge_self: [409, 'A kingdom can’t challenge itself.'],
  army_locked: [409, '{army} is already committed to a battle.'],
  formation_unchanged: [409, '{army} already draws up so.'],
  doctrine_unchanged: [409, '{army} has those orders already.'],
  army_empty: [409, '{army} has no soldiers to send.'],
  unknown_terrain: [400, 'No herald knows such ground.'],
  message_length: [400, 'A challenge’s message has at most {max} {max|character|characters}.'],
  message_unfit: [400, 'That message is not fit for a herald to read out. Please put it differently.'],
  guest_set_phrases: [
    403,
    'A guest’s herald knows only the set phrases. Claim your account to write words of your own.',
  ],
  challenge_open: [409, 'A challenge or a battle between your two kingdoms is still open.'],
  challenge_unanswered: [
    409,
    'Your herald is still waiting at the gate of {kingdom}. Call him back first, or be patient.',
  ],
  challenge_received: [409, '{kingdom} has challenged you already. Answer that first.'],
  challenge_unknown: [404, 'There is no such challenge.'],
  challenge_not_yours: [403, 'Only the ruler who was challenged can answer this.'],
  challenge_not_withdrawable: [403, 'Only the ruler who made this challenge can take it back.'],
  ground_open: [409, 'You have named other ground, and the challenger has not answered.'],
  ground_countered: [409, 'Other ground was named once already; take it up or decline.'],
  ground_unchanged: [409, 'That is the ground they proposed.'],
  ground_not_countered: [409, 'Nobody has named other ground.'],
  challenge_answered: [409, 'That challenge is no longer open.'],
  challenger_unready: [409, 'The army of {kingdom} that was to fight you is not free to come.'],
  raid_needs_npc: [409, 'Only the realm’s own kingdoms can be raided. Choose sparring, or a ranked battle.'],
  ranked_needs_player: [
    409,
    'There is no honour to be won from {kingdom}. It can be raided, or sparred with.',
  ],
  rival_level: [403, '{kingdom} has not reached level {level} yet.'],
  rival_protected: [
    403,
    '{kingdom} is new, and under the realm’s protection for {hours|another hour|# more hours}.',
  ],
  raids_today: [409, 'You have raided {limit|once|# times} today. Tomorrow is soon enough.'],
  names_today: [409, 'You have taken a new name {limit|once|# times} today. Tomorrow is soon enough.'],
  heralds_today: [409, 'No more heralds ride to {kingdom} today. Tomorrow is soon enough.'],
  ranked_today: [409, 'You have fought {kingdom} {limit|once|# times} today. Tomorrow is soon enough.'],
  not_a_commander: [403, 'You command neither side of this battle.'],
  battle_unknown: [
    404,
    'The rolls hold no such battle. What the realm’s own fight is struck off after seven days.',
  ],
  battle_not_over: [409, 'This battle is not over yet. Its replay will be here when it is.'],
  battle_not_fought: [409, 'This battle is not being fought.'],
  word_too_early: [409, 'The realm has not sworn to this battle yet. Keep your word until it has.'],
  word_too_late: [409, 'The word for your side has been taken already, and no other will be.'],
  word_unasked: [
    409,
    'Your side said that it would give no word, so the realm’s word of the day spoke for it.',
  ],
  orders_wrong_round: [
    409,
    'Those orders are for round {round}, but the battle stands before round {coming}.',
  ],
  already_surrendered: [409, 'You have laid down your arms. There is nothing left to order.'],
  no_surrender: [
    409,
    'This battle was begun under an older law, which knows no surrender. Fall back instead.',
  ],
  orders_too_late: [409, 'The horns have sounded: it is too late for orders this round.'],

  // The academy: the books
  word_unknown: [404, 'No book in the scriptorium has that word.'],
  cell_unknown: [404, 'That table has no such line to fill.'],
  scholars_busy: [503, 'Every scholar is bent over a book at the moment. Please ask again in a breath.'],

  // The academy: assessment and scrolls
  assessment_needed: [409, 'Sit the assessment first: ten questions, and the scribes know where to begin.'],
  assessment_done: [409, 'You have been assessed already. The scrolls go on from where you stand now.'],
  assessment_unfinished: [
    400,
    'The assessment has {n|one question|# questions} still to go. Answer them first.',
  ],
  scrolls_done: [
    409,
    'Master Scholar, all {limit} scrolls of today are done. The copyists are cutting new ones for tomorrow.',
  ],
  question_unknown: [404, 'No such scroll was ever handed to you.'],
  scroll_untried: [409, 'Only a scroll that the scribes could not judge can be laid aside. Try it first.'],
  question_answered: [409, 'That scroll has been answered already. An answer counts once.'],

  no_such_scroll: [404, 'There is no such scroll on the shelves today. Try another kind.'],
  report_unknown: [404, 'No such report lies with the moderators.'],
  words_unknown: [404, 'Those words are gone. Perhaps somebody thought better of them.'],
  own_words: [409, 'Those words are your own. You may take them back without asking anybody.'],
  words_of_the_realm: [409, 'Nobody wrote that, so there is nobody to report.'],
  words_reported_already: [409, 'You have told the moderators of that already. They have not forgotten.'],
  reports_wait: [
    409,
    'Your last {limit} reports all wait for a moderator. Bring the next once one is settled.',
  ],
  reports_today: [409, 'You have reported {limit} questions today. Tomorrow is soon enough.'],
  report_settled: [409, 'That report has been settled already. Somebody was quicker.'],
  reported_already: [
    409,
    'You have sent that scroll to the moderators already. They read slowly, and thoroughly.',
  ],

  // The academy: challenges and titles
  challenge_done: [409, 'Challenge completed! Come back tomorrow for a new challenge.'],
  challenge_gone: [409, 'That is not the challenge of today. A new one hangs on the door.'],
  challenge_too_late: [
    409,
    'This challenge takes {need|one scroll|# scrolls}, and the day has {left|none|one|#} left. A new one comes at midnight.',
  ],
  challenge_unfinished: [409, 'The challenge is not met yet.'],
  title_unearned: [409, 'That title has not been earned yet, and heralds are particular about such things.'],

  // The academy: streaks
  no_freeze_scroll: [409, 'You have no freeze scroll. Milestones of your streak bring new ones.'],
  streak_protected: [409, 'A freeze scroll is already keeping your streak. One at a time is enough.'],
  no_streak: [409, 'There is no streak to protect yet. Answer a question first.'],
  streak_already_broken: [
    409,
    'A day has already been missed. A scroll cannot bring it back, but recovery may.',
  ],
  streak_unbroken: [409, 'Your streak is unbroken: there is nothing to recover.'],
  streak_too_old: [409, 'The last day of that streak is more than {days|a day|# days} ago. Begin a new one.'],

  // The academy: the Memory Palace
  nothing_due: [409, 'No cards due for review right now'],
  walk_unknown: [404, 'You have begun no such walk through the palace.'],
  walk_over: [409, 'That walk through the palace is over. What you answered is kept; begin another.'],
  card_unknown: [404, 'No such card hangs in your palace.'],
  nothing_to_undo: [409, 'There is nothing to take back: the card has moved on since.'],
  rating_too_kind: [
    409,
    'That would be kinder than the answer was. A card that was missed comes back today.',
  ],
  deck_unreadable: [400, 'That is no deck the librarian can read: {reason}'],
  deck_too_long: [400, 'The porters carry {most} rows at a time. Cut the deck in parts.'],
  palace_full: [
    409,
    'The palace has no nail left: {most} cards are as many as one head should be asked for.',
  ],
} as const satisfies Record<string, readonly [status: number, sentence: string]>;

export type ErrorCode = keyof typeof ERRORS;
type Sentence<C extends ErrorCode> = (typeof ERRORS)[C][1];

/** Why something was refused: a code of the catalogue with exactly the parameters its sentence names. */
export type Refusal = {
  [C in ErrorCode]: { readonly code: C; readonly params: Params<Sentence<C>> };
}[ErrorCode];

/** The sentence a player reads for a refusal. */
export const sentence = (refusal: Refusal): string => fillSentence(ERRORS[refusal.code][1], refusal.params);

/** The HTTP status that goes with a code. */
export const statusOf = (code: ErrorCode): number => ERRORS[code][0];

/** A refusal by its code and parameters, for callers that choose the code at run time. */
export const refusal = <C extends ErrorCode>(code: C, params: Params<Sentence<C>>): Refusal =>
  ({ code, params }) as Refusal;
