// Every deed of the realm, once: the executor, the property tests and the documents derive from this list. The window never sees it.
// To add one: write its verb and its deed, then name the deed here under its verb's id (docs/ADD-AN-ACTION.md).
import type { VerbId } from '@sigilla/content/texts/ledgerReasons.ts';
import { reasonOf } from '../core/reason.ts';
import { refuse, ok, type Result } from '../core/result.ts';
import type { WireAction } from './command.ts';
import type { AnyDeed, Deed } from './deed.ts';
import { enterServerDeed } from './account/enterServer.deed.ts';
import { foundKingdomDeed } from './account/foundKingdom.deed.ts';
import { readNoticesDeed } from './account/readNotices.deed.ts';
import { createCharacterDeed } from './characters/createCharacter.deed.ts';
import { deleteCharacterDeed } from './characters/deleteCharacter.deed.ts';
import { importCharacterDeed } from './characters/importCharacter.deed.ts';
import { levelCharacterDeed } from './characters/levelCharacter.deed.ts';
import { renameCharacterDeed } from './characters/renameCharacter.deed.ts';
import { rollScoresDeed } from './characters/rollScores.deed.ts';
import { recruitUnitsDeed } from './army/recruitUnits.deed.ts';
import { mergeArmiesDeed } from './army/mergeArmies.deed.ts';
import { setDoctrineDeed } from './army/setDoctrine.deed.ts';
import { setFormationDeed } from './army/setFormation.deed.ts';
import { splitArmyDeed } from './army/splitArmy.deed.ts';
import { activateArtifactDeed } from './artifacts/activateArtifact.deed.ts';
import { deactivateArtifactDeed } from './artifacts/deactivateArtifact.deed.ts';
import { buildStructureDeed } from './economy/buildStructure.deed.ts';
import { demolishBuildingDeed } from './economy/demolishBuilding.deed.ts';
import { exploreLandDeed } from './economy/exploreLand.deed.ts';
import { renameKingdomDeed } from './economy/renameKingdom.deed.ts';
import { rushResourceDeed } from './economy/rushResource.deed.ts';
import { bulkExchangeDeed, tradeWithKingdomDeed } from './economy/trading.deed.ts';
import { upgradeBuildingDeed } from './economy/upgradeBuilding.deed.ts';
import { assignHeroDeed } from './heroes/assignHero.deed.ts';
import { beginHeroQuestDeed } from './heroes/beginHeroQuest.deed.ts';
import { chooseHeroQuestDeed } from './heroes/chooseHeroQuest.deed.ts';
import { dismissHeroDeed } from './heroes/dismissHero.deed.ts';
import { equipHeroDeed } from './heroes/equipHero.deed.ts';
import { importDndCharacterDeed } from './heroes/importDndCharacter.deed.ts';
import { ransomHeroDeed } from './heroes/ransomHero.deed.ts';
import { recruitHeroDeed } from './heroes/recruitHero.deed.ts';
import { sendEnvoyDeed } from './heroes/sendEnvoy.deed.ts';
import { trainHeroDeed } from './heroes/trainHero.deed.ts';
import { unequipHeroDeed } from './heroes/unequipHero.deed.ts';
import { answerQuestionDeed } from './learning/answerQuestion.deed.ts';
import { burnFreezeScrollDeed } from './learning/burnFreezeScroll.deed.ts';
import { countHonorsDeed } from './learning/countHonors.deed.ts';
import { recoverStreakDeed } from './learning/recoverStreak.deed.ts';
import { reportQuestionDeed } from './learning/reportQuestion.deed.ts';
import { reportTextDeed } from './learning/reportText.deed.ts';
import { settleReportDeed } from './learning/settleReport.deed.ts';
import { seeHonorsDeed } from './learning/seeHonors.deed.ts';
import { setTimeZoneDeed } from './learning/setTimeZone.deed.ts';
import { sitAssessmentDeed } from './learning/sitAssessment.deed.ts';
import { startChallengeDeed } from './learning/startChallenge.deed.ts';
import { wearTitleDeed } from './learning/wearTitle.deed.ts';
import { castSpellDeed } from './magic/castSpell.deed.ts';
import { chooseSpellPathDeed } from './magic/chooseSpellPath.deed.ts';
import {
  abandonResearchDeed,
  hastenResearchDeed,
  researchSpellDeed,
  researchTechnologyDeed,
} from './magic/research.deed.ts';
import { beginWalkDeed } from './palace/beginWalk.deed.ts';
import { endWalkDeed } from './palace/endWalk.deed.ts';
import { hangWordsDeed } from './palace/hangWords.deed.ts';
import { keepCardDeed } from './palace/keepCard.deed.ts';
import { rateReviewDeed } from './palace/rateReview.deed.ts';
import { reviewCardDeed } from './palace/reviewCard.deed.ts';
import { setDailyTargetDeed } from './palace/setDailyTarget.deed.ts';
import { undoReviewDeed } from './palace/undoReview.deed.ts';
import { countFeatsDeed } from './progress/countFeats.deed.ts';
import { seeFeatsDeed } from './progress/seeFeats.deed.ts';
import { claimQuestDeed } from './progress/claimQuest.deed.ts';
import { peopleServerDeed } from './realm/peopleServer.deed.ts';
import { acceptBattleDeed } from './war/acceptBattle.deed.ts';
import { agreeGroundDeed } from './war/agreeGround.deed.ts';
import { cancelBattleDeed } from './war/cancelBattle.deed.ts';
import { counterGroundDeed } from './war/counterGround.deed.ts';
import { declineBattleDeed } from './war/declineBattle.deed.ts';
import { giveWordDeed } from './war/giveWord.deed.ts';
import { initiateBattleDeed } from './war/initiateBattle.deed.ts';
import { setOrdersDeed } from './war/setOrders.deed.ts';
import { surrenderBattleDeed } from './war/surrenderBattle.deed.ts';

const OF_KINGDOMS = {
  build_structure: buildStructureDeed,
  upgrade_building: upgradeBuildingDeed,
  demolish_building: demolishBuildingDeed,
  rush_resource: rushResourceDeed,
  explore_land: exploreLandDeed,
  activate_artifact: activateArtifactDeed,
  deactivate_artifact: deactivateArtifactDeed,
  research_spell: researchSpellDeed,
  research_technology: researchTechnologyDeed,
  hasten_research: hastenResearchDeed,
  abandon_research: abandonResearchDeed,
  cast_spell: castSpellDeed,
  choose_spell_path: chooseSpellPathDeed,
  trade_with_kingdom: tradeWithKingdomDeed,
  'trade_with_kingdom/bulk_exchange': bulkExchangeDeed,
  rename_kingdom: renameKingdomDeed,
  recruit_units: recruitUnitsDeed,
  set_formation: setFormationDeed,
  set_doctrine: setDoctrineDeed,
  split_army: splitArmyDeed,
  merge_armies: mergeArmiesDeed,
  'pvp_battle/initiate_battle': initiateBattleDeed,
  'pvp_battle/accept_battle': acceptBattleDeed,
  'pvp_battle/decline_battle': declineBattleDeed,
  'pvp_battle/cancel_battle': cancelBattleDeed,
  'pvp_battle/counter_ground': counterGroundDeed,
  'pvp_battle/agree_ground': agreeGroundDeed,
  'pvp_battle/set_orders': setOrdersDeed,
  'pvp_battle/surrender_battle': surrenderBattleDeed,
  'pvp_battle/give_word': giveWordDeed,
  recover_streak: recoverStreakDeed,
  claim_quest: claimQuestDeed,
  recruit_hero: recruitHeroDeed,
  import_dnd_character: importDndCharacterDeed,
  dismiss_hero: dismissHeroDeed,
  assign_hero: assignHeroDeed,
  equip_hero: equipHeroDeed,
  unequip_hero: unequipHeroDeed,
  train_hero: trainHeroDeed,
  begin_hero_quest: beginHeroQuestDeed,
  choose_hero_quest: chooseHeroQuestDeed,
  send_envoy: sendEnvoyDeed,
  ransom_hero: ransomHeroDeed,
} satisfies Partial<Record<VerbId, Deed>>;

/** What an account may do, and what is done to the realm itself. */
const OF_OTHERS = {
  found_kingdom: foundKingdomDeed,
  enter_server: enterServerDeed,
  read_notices: readNoticesDeed,
  answer_question: answerQuestionDeed,
  sit_assessment: sitAssessmentDeed,
  set_time_zone: setTimeZoneDeed,
  burn_freeze_scroll: burnFreezeScrollDeed,
  report_question: reportQuestionDeed,
  report_text: reportTextDeed,
  settle_report: settleReportDeed,
  start_challenge: startChallengeDeed,
  count_honors: countHonorsDeed,
  see_honors: seeHonorsDeed,
  count_feats: countFeatsDeed,
  see_feats: seeFeatsDeed,
  wear_title: wearTitleDeed,
  begin_walk: beginWalkDeed,
  end_walk: endWalkDeed,
  hang_words: hangWordsDeed,
  keep_card: keepCardDeed,
  rate_review: rateReviewDeed,
  review_card: reviewCardDeed,
  set_daily_target: setDailyTargetDeed,
  undo_review: undoReviewDeed,
  roll_scores: rollScoresDeed,
  create_character: createCharacterDeed,
  import_character: importCharacterDeed,
  rename_character: renameCharacterDeed,
  level_character: levelCharacterDeed,
  delete_character: deleteCharacterDeed,
  people_server: peopleServerDeed,
} satisfies Partial<Record<VerbId, AnyDeed>>;

/** Every verb has its deed, or this does not compile; that each stands under its own verb's name is tested (registry.test.ts). */
const DEED_OF: Readonly<Record<VerbId, AnyDeed>> = { ...OF_KINGDOMS, ...OF_OTHERS };

/** What a kingdom may do. */
export const KINGDOM_DEEDS: readonly Deed[] = Object.values(OF_KINGDOMS);

/** Every deed there is: those of kingdoms, those of accounts, and those of the realm itself. */
export const DEEDS: readonly AnyDeed[] = Object.values(DEED_OF);

// A map, since what is asked for comes from outside: an object would know `constructor` too.
const BY_ID: ReadonlyMap<string, AnyDeed> = new Map(Object.entries(DEED_OF));

/** The deed for a request: by `actionType/actionId` where one type carries several verbs, else by `actionType`. */
export const findDeed = (wire: Pick<WireAction, 'actionType' | 'actionId'>): AnyDeed | undefined =>
  BY_ID.get(`${wire.actionType}/${wire.actionId}`) ?? BY_ID.get(wire.actionType);

/** A request understood: the deed and its parsed input. */
export interface ParsedAction {
  readonly deed: AnyDeed;
  readonly input: unknown;
}

/** Finds the deed and parses its input. Refuses `unknown_action` and `invalid_request`; never throws. */
export const parseAction = (wire: WireAction): Result<ParsedAction> => {
  const deed = findDeed(wire);
  if (deed === undefined)
    return refuse({ code: 'unknown_action', params: { action: wire.actionType.slice(0, 40) } });
  const parsed = deed.verb.input.safeParse(deed.verb.fromWire(wire));
  if (parsed.success) return ok({ deed, input: parsed.data });
  return refuse({ code: 'invalid_request', params: { reason: reasonOf(parsed.error) } });
};
