// What English says in several ways, put plainly: data of besideTurns.ts. Texts are levelled (englishTokens), without articles.
// Invariant: a turn says what was said; it drops no "not" and exchanges no roles, and is put to the author's English as to the answer.

/** Words that say the same wherever they stand. */
export const ALIKE: Readonly<Record<string, string>> = {
  shall: 'will', onto: 'on', upon: 'on', everybody: 'everyone', nobody: 'no-one', anybody: 'anyone', maybe: 'perhaps', possibly: 'perhaps',
  mum: 'mother', mom: 'mother', mummy: 'mother', mommy: 'mother', dad: 'father', daddy: 'father', papa: 'father', kid: 'child', kids: 'children',
  granddad: 'grandfather', grandpa: 'grandfather', grandad: 'grandfather', grandma: 'grandmother', granny: 'grandmother', too: 'also', likewise: 'also',
  beneath: 'under', underneath: 'under', towards: 'to', till: 'until', whom: 'who', fishes: 'fish', thy: 'your', thine: 'your', thou: 'you', thee: 'you', greetings: 'hello', hail: 'hello', hi: 'hello', thus: 'therefore', hence: 'therefore', oneself: 'yourself',
}; // prettier-ignore

export const AUX = 'do|does|did|is|am|are|was|were|has|have|had|will|can|could|should|would|may|might|must';
export const WHO = 'i|you|he|she|it|we|they';

/** Plain words for what English says in several. */
export const TURNS: readonly (readonly [RegExp, string])[] = [
  [/\bno one\b/g, 'no-one'],
  // What is said short of a condition, of a fear, of an order.
  [new RegExp(`(^|, )(had|were|should) (${WHO}) (?=.+,)`), '$1if $3 $2 '],
  [/\b(?:am|are) afraid (?:of |that )?/g, 'fear '],
  [/\bis afraid (?:of |that )?/g, 'fears '],
  [/\b(?:was|were) afraid (?:of |that )?/g, 'feared '],
  [/\bam not (?:sure|certain)\b/g, 'do not know'],
  [/\bis not (?:sure|certain)\b/g, 'does not know'],
  [/\bgave (.+?) (?:orders?|commands?) to\b/g, 'ordered $1 to'],
  [/\b(order|orders|ordered|command|commands|commanded) that (.+?) (?:should )?be (?=\w+)/g, '$1 $2 to be '],
  [/\b(order|orders|ordered|command|commands|commanded) that (.+?) should (?=\w+)/g, '$1 $2 to '],
  [/\bdisapproves\b/g, 'does not approve'],
  [/\bdisapprove\b/g, 'do not approve'],
  // What people say.
  [/\bit is (?:said|reported) that\b/g, 'they say that'],
  [/\bit was (?:said|reported) that\b/g, 'they said that'],
  [/\bit is (believed|thought) that\b/g, 'they think that'],
  [/(^|, )(?:people|men|some) (?=(?:say|said|think|thought|believe|believed|tell|told)\b)/g, '$1they '],
  // Who it was that did it; not only they.
  [/^(who|what) (?:is|was) it (?:that|who)\b/, '$1'],
  [/^it (?:is|was) (\w+(?: \w+)?) (?:who|that)\b/, '$1'],
  [/\bnot (?:just|merely|simply)\b/g, 'not only'],
  [/^not only (is|are|was|were|has|have|had) (.+?) (\w+)(?: ,)? but (?:also )?(.+?)(?: also)?$/, 'not only $2 but also $4 $1 $3'],
  [/^(not only .+ but) (\w+) also\b/, '$1 also $2'],
  [/^so (\w+) (did|does|do) (.+) (\w+)(?: ,)? that\b/, '$3 $2 $4 so $1 that'],
  [/^there (is|are|was|were) (?!nothing|no-one|no )((?:(?!than\b)\w+ )+)(\w+ing)\b/, '$2$1 $3'],
  [/\bmust needs\b/g, 'must'],
  [/\bthey who\b/g, 'those who'],
  [/\b(declare|declares|declared) war against\b/g, '$1 war on'],
  // Reported speech without its "that".
  [
    /\b(says?|said|thinks?|thought|believes?|believed|knows?|knew|hopes?|hoped) (?!that\b|what\b|who\b|why\b|where\b|how\b|when\b|if\b|to\b|,)(?=(?:\w+ ){1,3}(?:will|would|is|are|was|were|has|have|had|can|could)\b)/g,
    '$1 that ',
  ],
  [new RegExp(`\\b(told \\w+(?: \\w+)?) (?=(?:${WHO}) )`, 'g'), '$1 that '],
  [/\bnight time\b/g, 'night'],
  [/ as well(?= [,;]|$)/g, ' also'],
  [/\b(not\b.*) either(?= [,;]|$)/g, '$1 also'],
  // After its noun; at the head of a question, or behind a preposition, it asks.
  [/(?<=\S )(?<!\b(?:and|or|but|of|in|on|at|to|by|for|from|with|under|near|[,;]) )which\b/g, 'that'],
  [/\b(it|he|she) is got\b/g, '$1 has'],
  [/\b(have|has|had) got\b/g, '$1'],
  [new RegExp(`\\b(have|has|had) (${WHO}) got\\b`), '$1 $2'],
  [/\breason(s?) for\b/g, 'reason$1 of'],
  [/\b(?:one|a) (hundred|thousand)\b/g, '$1'],
  [new RegExp(`\\b(${AUX}) not (${WHO})\\b`, 'g'), '$1 $2 not'],
  [new RegExp(`^(${AUX}) not (.+)$`), 'not: $1 $2'],
  [new RegExp(`^(${AUX}) (.+?) not (.+)$`), 'not: $1 $2 $3'],
  // "Surely he does", "he does, doesn't he" and "doesn't he do" expect the same answer.
  [new RegExp(`^(?:(and|but) )?(${WHO}) (.+?)(?: ,)? (?:${AUX}) (?:not \\2|\\2 not)$`), 'not: $1 $2 $3'],
  [
    new RegExp(`^(?!(?:(?:and|but) )?(?:${WHO}) )(.+?)(?: ,)? (?:${AUX}) (?:not (?:he|she|it|they)|(?:he|she|it|they) not)$`),
    'not: $1',
  ],
  [/^surely (?:, )?/, 'not: '],
  [/\bdo not have (?:any )?/g, 'have no '],
  [/\bdoes not have (?:any )?/g, 'has no '],
  [/\bdid not have (?:any )?/g, 'had no '],
  [/\b(have|has|had) not any\b/g, '$1 no'],
  [/\bnot (.+?) any(thing|body|-one)\b/g, '$1 no$2'],
  [/\bnobody\b/g, 'no-one'],
  [/\bnot ever\b/g, 'never'],
  [/\bnothing but\b/g, 'only'],
  [/^(.* )?there (is|are|was|were) no (\w+) ((?:in|on|under|at|near) .+)$/, '$1$3 $2 not $4'],
  [/^((?:in|on|under|at|near) .+) there (is|are|was|were) no (\w+)$/, '$3 $2 not $1'],
  [/\bthere may be\b/g, 'perhaps there is'],
  [/\b(\w+) may be\b/g, 'perhaps $1 is'],
  [/\b(?:some|any) (?!of\b)/g, ''],
  // What is there is somewhere.
  [/\bthere (is|are|was|were|will be) (.+?) (in|on|under|at|near|between|among|over|behind|before) /g, '$2 $1 $3 '],
  [/^((?:in|on|under|at|near|between|among|over|behind|before) .+?)(?: ,)? there (is|are|was|were|will be) (.+)$/, '$3 $2 $1'],
  [/\bthere (is|was|are|were|will be) (nothing|no-one) (?=more |\w+er )/g, '$2 $1 '],
  [/\bso (\w+) (was|were|is|are) (.+?)(?: ,)? that\b/g, '$3 $2 so $1 that'],
  [/^it (was|is) such (\w+) (\w+)(?: ,)? that\b/g, '$3 $1 so $2 that'],
  [/\b(?:was|were) able to\b/g, 'could'],
  [/\b(?:am|is|are) able to\b/g, 'can'],
  // What for: the one who is to do it is left unsaid where it is the one of whom all is told.
  [new RegExp(`\\b(?:so|in order) that (${WHO}|\\w+|(?:his|her|their|my|our|your) \\w+) (?:will|would|may|might|should|can|could) `, 'g'), 'so-that $1 '],
  [/\b(?:in order|so as) not to\b/g, 'so-that not'],
  [/\b(?:in order|so as) to\b/g, 'so-that'],
  [new RegExp(`\\blest (${WHO}) (?:should |might |would )?`, 'g'), 'so-that $1 not '],
  [/(^|[,;] )(?:while|as|when) (?!(?:much|many|long|soon|well)\b)/g, '$1when '],
  [/ while /g, ' when '],
  // What is one to do, what should one do.
  [new RegExp(`^((?:what|who|where|how|why|when|to who)\\b.*?) (?:am|is|are) (${WHO}) to\\b`), '$1 will $2'],
  [new RegExp(`^((?:what|who|where|how|why|when|to who)\\b.*?) should (${WHO})\\b`), '$1 will $2'],
  [/\b(?:by|through|from) (?:means of )?(\w+ing)\b/g, 'by $1'],
  [/\b(?:because of|on account of|owing to|due to)\b/g, 'for'],
  [/\bonce more\b/g, 'again'],
  [/\b(?:all day long|all day|whole day|entire day|all day through)\b/g, 'whole-day'],
  [/\b(?:all night long|all night|whole night|entire night)\b/g, 'whole-night'],
  [/\b(wake|wakes|woke|woken|waking|eat|drink|finish|hurry|sit|stand|lie|fall) (?:up|down)\b/g, '$1'],
  [/\b(wake|wakes|woke|woken|waking) (\w+) up\b/g, '$1 $2'],
  [/(?<=, )who (?:is|are) (?=\w+(?: \w+)?(?: ,|$))/g, ''],
  [/\bthese things are\b/g, 'this is'],
  [/\bthese things were\b/g, 'this was'],
  [/\bthese things have\b/g, 'this has'],
  [/\bo (?=\w)/g, ''],
  [/(^|, )you (\w+)$/, '$1$2'],
  [/\bfor so long\b/g, 'so long'],
  [/\bsaid to (.+?) that\b/g, 'told $1 that'],
  [/^(?:i wish (?:that )?|would that |if only )/, 'if-only '],
  [/\bnor\b/g, 'and not'],
]; // prettier-ignore
