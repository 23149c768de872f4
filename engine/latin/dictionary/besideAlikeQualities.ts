// English adjectives, adverbs and small words that say the same, rows parted by semicolons: data of besideAlike.ts.
// Invariant: any of a row may stand for any other of it in a plain sentence.

export const ALIKE_ADJECTIVES = `
big, large, great, huge; huge, enormous, vast, immense, gigantic, massive; great, huge, mighty, immense, vast; great, large, enormous;
small, little, tiny; high, tall, lofty; deep, profound; long, lengthy; short, brief; wide, broad; narrow, slim; new, fresh, recent;
new, strange, unfamiliar; old, ancient, aged; old, elderly, aged; old, former; former, earlier, previous; young, youthful; good, fine, excellent;
good, kind; good, honest, decent, virtuous, upright; excellent, outstanding, splendid, very good, superb; best, finest; bad, evil, wicked; bad, poor;
wicked, evil, bad, villainous; dishonest, dishonourable, immoral; dishonest, deceitful, false; shameful, disgraceful, dishonourable, base;
honourable, decent, noble; beautiful, pretty, lovely, fair, handsome; pretty, lovely, attractive; ugly, unsightly, hideous;
brave, courageous, bold, valiant; brave, strong; strong, powerful, mighty, sturdy; powerful, mighty, influential; weak, feeble, frail;
happy, glad, joyful, cheerful, delighted, merry; happy, fortunate, blessed, lucky; lucky, fortunate; sad, unhappy, miserable, gloomy, sorrowful;
unhappy, miserable, wretched; wretched, miserable, poor, pitiful, unfortunate; unfortunate, unlucky, ill-fated; angry, furious, enraged, cross, irate;
afraid, frightened, scared, fearful, terrified; frightened, terrified, scared, alarmed; fearful, timid; timid, shy, cowardly; cowardly, timid;
worried, anxious, troubled; calm, peaceful, quiet, tranquil, still; quiet, silent, still, calm; silent, quiet, still;
quiet, dormant, at rest, inactive, peaceful, at peace, still; loud, noisy; free, at liberty; safe, secure, unharmed; unharmed, safe, uninjured, unhurt;
dangerous, risky, perilous, hazardous; sure, certain, reliable, true, trustworthy; sure, certain; unsure, uncertain; doubtful, uncertain, unsure;
uncertain, unsure, doubtful; true, real; true, genuine; false, untrue; faithful, loyal, true, trustworthy, trusty; loyal, faithful, devoted;
friendly, kind; friendly, well-disposed; hostile, unfriendly; kind, friendly, good, gentle, generous, kindly; gentle, mild, meek;
generous, kind, liberal; cruel, harsh, savage, brutal; harsh, hard, severe; strict, stern, severe, harsh; fierce, savage, wild, ferocious;
wild, savage, untamed; fast, quick, swift, rapid, speedy; slow, sluggish; lazy, idle; hard-working, industrious, diligent;
diligent, careful, hard-working; careful, cautious; careless, negligent; busy, occupied; tired, weary, exhausted, worn out; tired, sleepy;
rich, wealthy, prosperous; poor, needy, impoverished; expensive, costly, dear; cheap, inexpensive; dear, beloved; dear, precious;
pleasant, agreeable, nice, delightful; pleasing, pleasant, agreeable; welcome, pleasing; unpleasant, nasty; sweet, pleasant; bitter, sharp, sour;
sharp, keen; useful, helpful, handy, beneficial; useful, of use; useless, of no use; necessary, needed, essential;
easy, simple, not hard, not difficult; difficult, hard, tough, not easy; heavy, weighty; serious, grave, severe, heavy; serious, important;
important, significant; light, not heavy; clear, bright; bright, shining, brilliant, gleaming; dark, gloomy; black, dark; white, bright; full, filled;
empty, vacant; hot, warm; warm, hot; cold, chilly, cool, icy; dry, parched; wet, damp, soaked; hungry, starving, famished; thirsty, parched;
sick, ill, unwell; ill, sick, unwell, ailing; healthy, well, in good health; well, healthy, fine, all right, in good health; dead, deceased;
alive, living; sacred, holy; famous, renowned, well-known, celebrated; famous, distinguished, illustrious; well-known, known, famous;
unknown, unfamiliar; noble, well-born, high-born; humble, lowly; wise, sensible, prudent; wise, clever; clever, intelligent, smart;
stupid, foolish, silly; foolish, stupid, silly, unwise; mad, crazy, insane; greedy, avaricious, miserly; eager, keen, desirous; keen, eager;
ready, prepared; worthy, deserving; unworthy, undeserving; guilty, at fault; innocent, guiltless; just, fair; unjust, unfair; equal, the same;
equal, even; similar, like, alike; different, unlike, dissimilar; same, very same; other, another;
neighbouring, adjacent, nearby, next-door, next to each other, adjoining; nearby, neighbouring; near, close; close, near; nearer, hither;
further, farther, more distant; distant, far-off, faraway; far away, distant, far off; left, left-hand; right, right-hand; whole, entire, all, all of;
all, all of, whole, whole of, entire; whole of, all, all of, whole, entire; many, numerous, lots of, lot of, plenty of, great many; several, some;
few, only few, not many, small number of; enough, sufficient; little, small; common, shared; public, common; rare, scarce, uncommon; usual, customary;
wonderful, marvellous, amazing; strange, unusual, odd, weird; terrible, dreadful, frightful, awful; terrible, horrible; splendid, magnificent;
huge, very big, very large; naked, bare, nude; blind, sightless; Roman, of Rome; Greek, of Greece; golden, gold, of gold, made of gold;
wooden, made of wood, of wood; stone, of stone, made of stone; iron, of iron, made of iron; silver, of silver, made of silver; royal, of king;
broken, shattered, wrecked, damaged; wounded, injured, hurt; armed, in arms; unarmed, without weapons; outstanding, excellent, exceptional, remarkable;
remarkable, extraordinary; sudden, unexpected; thick, dense; soft, gentle, tender; hard, tough; pure, clean; dirty, filthy; fertile, rich, fruitful;
lonely, solitary; alone, by himself, on own; proud, haughty, arrogant; grateful, thankful; ungrateful, thankless; mortal, human; immortal, undying;
eternal, everlasting; final, last; last, final; next, following; previous, former; married, wedded; pregnant, with child;
severe, violent, fierce, terrible, bad; violent, fierce; as exile, in exile; older, elder; blue, azure; red, crimson, scarlet; thin, slender, lean;
fat, stout, plump; tame, gentle; lame, limping; drunk, drunken, intoxicated; sharp, pointed; smooth, even; rough, uneven; straight, direct;
crooked, bent; hidden, concealed, secret; secret, hidden; closed, shut; ripe, mature; rotten, spoilt; raw, uncooked; sacred, consecrated;
pious, devout, dutiful; modest, humble; jealous, envious; treacherous, disloyal, faithless; faithless, disloyal, unfaithful; stubborn, obstinate;
experienced, skilled, expert; skilled, expert, skilful; inexperienced, unskilled; polite, courteous; ordinary, common, usual; countless, innumerable;
incredible, unbelievable; sudden, abrupt; constant, continual, continuous; in row, consecutive, successive, running, on end, continuous
`;

export const ALIKE_ADVERBS = `
quickly, fast, swiftly, rapidly, speedily; quickly, at speed, with speed, in hurry; faster, more quickly, quicker, more swiftly, more rapidly;
slower, more slowly; slowly, bit by bit; often, frequently, many times, again and again; more often, more frequently;
always, at all times, constantly, forever, all the time; never, at no time; sometimes, now and then, at times, from time to time, occasionally;
now, at present, at this time, at the moment; already, by now; then, at that time; then, next, afterwards, after that; afterwards, later, after that;
later, afterwards; before, earlier, previously; soon, shortly, before long, in a short time, quickly;
immediately, at once, straight away, instantly, right away, straightaway, forthwith; suddenly, all of sudden, all at once, unexpectedly;
at last, finally, eventually, in end, at length; first, at first, firstly; for long time, for long, long, for long while;
for short time, briefly, for little while; long ago, once, long time ago; once, one time; once, once upon a time, at one time, formerly;
twice, two times; again, once more, a second time, once again, second time, for second time, anew; back, again; still, even now; today, this day;
here, in this place; there, in that place; everywhere, in every place, all over; nowhere, in no place; home, homeward, homewards; far, far away;
near, nearby; greatly, very much, a lot, much, lot, exceedingly, great deal; very much, greatly, lot, really, deeply;
very, extremely, exceedingly, most, really; very much, dearly; too, excessively, overly; so, so very; so much, to such extent, so greatly, so;
more, rather; well, finely; badly, poorly; bravely, courageously, boldly, valiantly; bravely, with courage; fiercely, savagely; strongly, vigorously;
happily, gladly, joyfully, cheerfully; gladly, willingly, happily; willingly, of own accord; unwillingly, against will, reluctantly; sadly, unhappily;
angrily, furiously; easily, with ease, without difficulty; hardly, scarcely, barely, with difficulty; carefully, with care; carelessly, without care;
diligently, hard, carefully, with diligence; hard, eagerly; quietly, silently, in silence; silently, in silence, without word;
loudly, in a loud voice, with loud voice, aloud; secretly, in secret; openly, in open; openly, publicly; together, at same time;
together, with one another, jointly; alone, by himself, on own; almost, nearly, practically; perhaps, maybe, possibly;
certainly, surely, of course, definitely, undoubtedly, without doubt, indeed; indeed, in fact, truly; truly, really, in truth; really, truly;
only, merely, just, solely; just, only; also, too, as well, likewise; even, also;
therefore, so, thus, hence, for that reason, for this reason, that is why, consequently; thus, in this way, so, in such way;
nevertheless, still, however, yet, all the same; however, but, yet; why, for what reason; where, in what place; how, in what way; when, at what time;
by chance, accidentally; in vain, to no purpose, for nothing, vainly; on purpose, deliberately, intentionally; cruelly, harshly;
kindly, in friendly way; in morning, early, early in morning; tomorrow-morning, early tomorrow, tomorrow in morning, tomorrow early;
early, in good time; late, too late; all day, whole day, all day long; high, high up, highly; too high, too highly; deeply, deep;
seriously, badly, severely, gravely; unexpectedly, without warning; everywhere, far and wide; almost never, hardly ever; usually, generally;
especially, above all, particularly, most of all; mostly, for most part; equally, just as;
long way, far; meanwhile, in meantime; immediately, without delay; straight, directly;
at dawn, at daybreak, at first light, at sunrise, at break of day; at sunset, at dusk, at nightfall; at night, by night; every day, daily, each day;
every year, yearly, annually; by land, on land; at sea, by sea, on sea; on all sides, from all sides, on every side, from every side, everywhere;
in this way, thus, like this, so; in that way, like that; in fact, really, actually
`;

/** Words that join and place: a row says the same in whatever sentence has one of them. */
export const ALIKE_SMALL = `
from, out of; each other, one another; through, across; across, over, through; near, close to, by, next to, beside, not far from; beside, next to, by;
among, between, amongst; except, except for, apart from, but, besides, with exception of; about, concerning, of; towards, to;
on account of, because of; in front of, before; behind, at back of; instead of, in place of; without, with no; by means of, by, with;
by means of, through; inside, in, within; as far as, up to; on behalf of, for; although, though, even though, despite fact that;
even if, even when, even though; as soon as, when, once; because, since, as, for; in order that, so that; as if, as though; unless, if not;
provided that, as long as, if only; anyone, anybody, someone; someone, somebody; something, anything; everything, all things, all;
as to whether, whether, if; whoever, anyone who; whatever, everything that, anything that, all that, everything, all things that, all things which
`;
