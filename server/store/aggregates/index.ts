// Every aggregate of the realm, once, under the name of its collection (docs/ADD-AN-AGGREGATE.md). To add one, name it here: the store makes
// its tables, the unit of work knows its refusals, facts go out, its owner is given it and leaves with it.
export { accounts } from './accounts.ts';
export { battles } from './battles.ts';
export { cards } from './cards.ts';
export { characters, characterTables } from './characters.ts';
export { chronicle } from './chronicle.ts';
export { honors, tallies } from './honors.ts';
export { jobs } from './jobs.ts';
export { kingdoms } from './kingdoms.ts';
export { learners } from './learners.ts';
export { ledger } from './ledger.ts';
export { milestones } from './milestones.ts';
export { notices } from './notices.ts';
export { palaces } from './palaces.ts';
export { questions } from './questions.ts';
export { fillings, notary, progress, realm, trials } from './realm.ts';
export { renown } from './renown.ts';
export { replies } from './replies.ts';
export { reports } from './reports.ts';
export { reviews } from './reviews.ts';
export { rulings } from './rulings.ts';
export { sessions } from './sessions.ts';
export { shelves } from './shelves.ts';
export { teachers } from './teachers.ts';
export { writings } from './writings.ts';
