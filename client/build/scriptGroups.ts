// Which scripts the window comes in. What several pages share would fall into dozens of small files by chance; here it falls into a few
// by subject. A group takes what its pages import with it, the first in the list first. tests/client/bundle.test.ts holds the sums to
// their budgets.

interface ScriptGroup {
  readonly name: string;
  readonly test?: RegExp | ((id: string) => boolean);
  readonly tags?: ['$initial'];
  /** Only what at least this many pages import. */
  readonly minShareCount?: number;
  readonly priority: number;
}

/** What paints faces, and what several pages show of characters. */
const FACES =
  /client[\\/](ui[\\/]art[\\/](portrait[\\/]|HeroPortrait|Portrait|Folio|Drollery|StatRose)|realm[\\/](ImportAsHero|CharacterPortrait|characters|heroWords))|content[\\/]characters[\\/]|engine[\\/]actions[\\/](heroes|characters)[\\/]/;

/** What is ordered in war, where, and how it is proved. */
const WAR =
  /client[\\/]realm[\\/]proof[\\/]|engine[\\/](actions[\\/]war[\\/]|proof[\\/]|battle[\\/]ground\.ts$)/;

/** What several battles are drawn and told by, but for Pixi. */
const BATTLE =
  /client[\\/](realm[\\/]battle[\\/]|ui[\\/]art[\\/]livery\.ts$|stage[\\/]battlefield[\\/](deployment|timeline|stateAt|camera|figures[\\/]kingdomBadge)\.ts$)|engine[\\/](battle[\\/](?!ground\.ts$)|war[\\/]standingOrders)/;

const MEDALS = /client[\\/]ui[\\/]art[\\/]medal[\\/]/;

/** A list to choose from, whose library is as large as that of all other leaves together. */
const LISTS = /client[\\/]ui[\\/]Select\.tsx$/;

/** What is the window's own, and the verbs and rules that it weighs deeds by; and whose hero leads a host, which battles tell without faces. */
const SHARED =
  /client[\\/](ui|session|realm)[\\/]|engine[\\/]((actions|kingdom)[\\/]|characters[\\/]heroId\.ts$)/;
const APART = [FACES, WAR, BATTLE, MEDALS, LISTS];

/** Told of by charts and canvas alike; neither may wait for the other. */
const EVENTS = /node_modules[\\/]eventemitter3[\\/]/;

const groups: readonly Omit<ScriptGroup, 'priority'>[] = [
  // What every page needs: the router, the session, the shapes of its answers.
  { name: 'first', tags: ['$initial'] },
  { name: 'events', test: EVENTS },
  { name: 'icons', test: /client[\\/]ui[\\/]Icon\.tsx$/ },
  // The first page, and the heraldry it shares with the others.
  { name: 'landing', test: /client[\\/]features[\\/]landing[\\/]LandingPage\.tsx$/ },
  // What the realm shows as its doors do.
  { name: 'threshold', test: /client[\\/]ui[\\/](Field|Leaf|art[\\/](RealmScene|VignetteSky))\.tsx$/ },
  { name: 'doors', test: /client[\\/]features[\\/]auth[\\/](Register|Login)Page\.tsx$/ },
  // The live rooms.
  { name: 'line', test: /client[\\/]session[\\/]rooms\.ts$/ },
  // The engine's rules and the content they rest on.
  { name: 'actions', test: /client[\\/]realm[\\/]actions\.tsx$/ },
  // What the realm's pictures are drawn with: town, day and army.
  {
    name: 'pictures',
    test: /client[\\/]ui[\\/]art[\\/]town[\\/]|content[\\/]texts[\\/]townCaptions/,
    minShareCount: 2,
  },
  // What there is of magic, which nobody waits for but its own page.
  { name: 'magic', test: /client[\\/]realm[\\/]magic\.ts$/ },
  // The miniatures of spells: for their page, and for the leaf that tells of a new one.
  { name: 'miniatures', test: /client[\\/]ui[\\/]art[\\/]magic[\\/]/, minShareCount: 2 },
  // What stands about a chart, which comes after its page.
  {
    name: 'course',
    test: /client[\\/](ui[\\/]chart[\\/](?!plots|ChartWaiting)|realm[\\/]course[\\/])/,
    minShareCount: 2,
  },
  {
    name: 'common',
    test: (id) => SHARED.test(id) && !APART.some((apart) => apart.test(id)),
    minShareCount: 2,
  },
  { name: 'lists', test: LISTS },
  { name: 'medals', test: MEDALS, minShareCount: 2 },
  // Faces and the leaves they are painted on, and the book that characters are made by.
  { name: 'faces', test: FACES, minShareCount: 2 },
  { name: 'war', test: WAR, minShareCount: 2 },
  { name: 'battle', test: BATTLE, minShareCount: 2 },
  // What charts are drawn with, but for what the canvas is told by too.
  { name: 'charts', test: /client[\\/]ui[\\/]chart[\\/]plots\.tsx$/ },
  // What is drawn with, by the hanging and by the planner's table.
  { name: 'canvas', test: /node_modules[\\/]pixi\.js[\\/]/, minShareCount: 2 },
  { name: 'realm', test: /client[\\/]app[\\/]KingdomShell\.tsx$/ },
];

export const scriptGroups: ScriptGroup[] = groups.map((group, index) => ({
  ...group,
  priority: (groups.length - index) * 10,
}));
