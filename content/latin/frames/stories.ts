// Stories of two deeds: something happens, and somebody does something about it. Conditions, times and reasons are told with them.
// A row reads `who verb what place > who verb what place`. Who and what are classes of nouns; `=` is the doer of the first deed, `him` the
// same as an object, `it` the object of the first deed; `to:`, `in:`, `from:` name a place, `dat:` whoever receives.
// Invariant: the second deed follows from the first as it stands, whether it is told of the past or as a condition.
import type { Deed, Story } from '../../schema/latinFrame.ts';

const ROWS: Readonly<Record<string, string>> = {
  war: `
foe oppugno town > soldier defendo it
foe oppugno town > citizens fugio
foe oppugno town > officer hortor men
foe oppugno town > leader voco men
foe venio to:town > citizens fugio
foe venio to:town > men vinco him
foe venio to:town > sentry claudo gates
foe venio to:town > citizens timeo him
foe capio town > men libero it
foe capio town > citizens fleo
foe capio target > sentry fugio
foe fugio > men sequor him
foe fugio > leader laudo men
foe vulnero men > rider servo it
foe interficio leader > men fleo
foe interficio leader > army discedo
foe deleo bridges > men aedifico bridges2
foe peto peace > leader parco him
men vinco foe > citizens laudo him
troopers vinco foe > = redeo to:town
men vinco foe > leader laudo him
men capio target > foe fugio
troopers capio target > = munio it
men capio target > leader laudo him
men defendo town > citizens laudo him
men iacio missile > foe fugio
men celo arms > officer culpo him
men transeo river > foe discedo
troopers transeo river > = oppugno target
leader discedo > foe oppugno town
leader discedo > men fleo
leader libero captive > citizens laudo him
envoy venio to:camp > leader audio him
envoy redeo > leader voco men
sentry dormio > prisoner fugio
sentry dormio > foe capio town
prisoner fugio > sentry sequor him
prisoner fugio > sentry quaero him
prisoner fugio > leader culpo sentry`,
  house: `
guest venio > servant aperio doors
guest venio > cooks paro meal
guest venio > householder voco servant
guest discedo > servant claudo doors
elder redeo > child rideo
elder redeo > cooks paro meal
elder discedo > child fleo
thief intro house > watchdog terreo him
thief intro house > servant clamo
thief intro house > servant sequor him
thief intro house > householder voco servant
thief celo treasure > householder quaero it
thief celo treasure > servant accuso him
servant frango vessel > householder culpo him
servant frango vessel > = fleo
servant frango vessel > = celo it
servant laboro in:garden > householder laudo him
servant laboro in:garden > householder dormio
servant dormio > householder culpo him
servant dormio > thief intro house
servant aperio doors > guest intro house
servant claudo doors > thief discedo
cooks paro meal > guest laudo it
cooks paro meal > guest laudo him
child canto > elder audio him
child canto > elder rideo
child canto > watchdog fugio
child lego book > elder laudo him
child lego book > elder dormio
child cado > elder curo him
child cado > watchdog curro
child celo treasure > elder quaero it
child relinquo house > elder quaero him
child relinquo house > elder fleo
spouse accipio post > = fleo
spouse accipio post > = lego it
spouse emo garment > family laudo it
spouse vendo horses > family culpo him
healer curo child > elder laudo him
healer venio > child rideo
watchdog fugio > child quaero him
watchdog fugio > child fleo
elder narro tale dat:child > watchdog dormio
elder narro tale dat:child > family rideo`,
  school: `
pupil clamo > master culpo him
pupil clamo > master moneo him
pupil rideo > master culpo him
pupil dormio > master voco him
pupil dormio > classmate rideo
pupil fugio > master sequor him
pupil fugio > father accuso him
pupil lego book > master laudo him
pupil scribo letter > father lego it
pupil scribo letter > master laudo it
pupil celo book > master quaero it
pupil invenio book > = lego it
pupil canto > master audio him
master intro school > pupil sedeo
master discedo > pupil rideo
master discedo > pupil canto
master discedo > pupil fugio
master redeo > pupil rideo
master doceo pupil > father laudo him
master narro tale dat:pupil > classmate rideo
master narro tale dat:pupil > classmate fleo
bard canto in:square > pupil audio him
bard canto in:square > classmate rideo
bard scribo poem > pupil lego it
bard scribo poem > master laudo it
speaker clamo in:square > classmate rideo
father venio to:school > pupil exspecto him
father venio to:school > master laudo pupil`,
  town: `
thief fugio > sentry sequor him
thief fugio > sentry capio him
thief fugio > citizens quaero him
thief frango doors > neighbours clamo
thief frango doors > sentry capio him
thief frango doors > citizens accuso him
thief celo treasure > judge punio him
thief celo treasure > trader quaero it
thief celo treasure > trader accuso him
thief intro shops > trader clamo
thief intro shops > trader fugio
thief intro shops > trader voco sentry
thief terreo citizens > sentry capio him
buyer emo goods > trader rideo
buyer emo garment > neighbours laudo it
builder aedifico temples > citizens laudo it
builder aedifico temples > citizens laudo him
builder aedifico temples > clergy laudo him
bard canto in:square > citizens audio him
bard canto in:square > citizens rideo
bard canto in:square > speaker discedo
speaker clamo in:square > citizens audio him
speaker clamo in:square > judge rideo
magistrate intro theatres > citizens clamo
magistrate intro theatres > bard laudo him
magistrate venio to:square > citizens exspecto him
judge punio thief > citizens laudo him
judge libero captive > citizens clamo
healer curo patient > neighbours laudo him
trader venio to:square > citizens specto him
trader venio to:square > buyer emo goods
trader discedo > buyer fleo
clergy intro temples > citizens exspecto him
young sequor maiden > neighbours rideo
old cado > young curo him
old narro tale dat:young > neighbours rideo`,
  country: `
predator terreo flock > herdsman neco him
predator terreo flock > herdsman clamo
predator terreo flock > watchdog fugio
predator capio flock > herdsman quaero it
predator capio flock > child fleo
predator venio to:fields > flock fugio
predator venio to:fields > watchdog fugio
predator exeo from:woods > farmhand fugio
predator exeo from:woods > farmhand neco him
horses fugio > farmhand quaero him
horses fugio > farmhand sequor him
farmhand aro fields > householder laudo him
farmhand colo crop > householder laudo him
farmhand colo crop > neighbours laudo it
farmhand laboro in:fields > child dormio
farmhand laboro in:fields > householder sedeo
farmhand neco predator > neighbours laudo him
farmhand porto grain > householder laudo him
bulls terreo child > farmhand servo it
bulls terreo child > watchdog fugio
bulls terreo farmhand > child rideo
snakes terreo child > farmhand neco him
snakes terreo child > watchdog curro
robbers venio to:homes > householder claudo gates
robbers venio to:homes > farmhand fugio
child cado > farmhand curo him
child canto > birds fugio
child canto > herdsman audio him
child discedo > watchdog sequor him
herdsman dormio > predator capio flock
herdsman dormio > flock fugio
herdsman voco watchdog > predator fugio`,
  court: `
king venio to:city > people clamo
king venio to:city > guards aperio gates
king venio to:city > bard laudo him
king aedifico temples > people laudo him
king aedifico temples > clergy laudo it
king libero captive > people laudo him
king punio servant > queens fleo
king accipio presents > = rideo
king accipio presents > = laudo it
king discedo > queens fleo
king discedo > people fleo
king colo gods > gods2 faveo him
queens discedo > king fleo
queens discedo > maids sequor him
queens canto > king audio him
queens intro temples > people exspecto him
envoy venio to:city > king audio him
envoy venio to:city > people timeo him
envoy redeo > king rideo
despot neco bard > people fleo
despot punio bard > people culpo him
despot terreo people > officer fugio
people pello despot > bard rideo
people pello despot > officer redeo to:city
bard canto > queens audio him
bard canto > queens laudo him
bard canto > king dormio
bard scribo poem > queens lego it
prisoner fugio from:prison > guards sequor him
prisoner fugio from:prison > king culpo guards
guards dormio > prisoner fugio
officer defendo city > king laudo him`,
  sea: `
pirates capio sailors > men libero it
pirates capio sailors > wives fleo
pirates venio to:island > merchants celo treasure
pirates venio to:island > inhabitants fugio
pirates venio to:island > men vinco him
pirates terreo merchants > sailors rideo
men vinco pirates > sailors laudo him
troopers vinco pirates > = redeo to:city
sailors navigo to:island > wives fleo
sailors navigo to:island > wives exspecto him
sailors redeo > wives rideo
sailors redeo > child curro
sailors dormio > prisoner fugio
sailors dormio > pirates capio ships
sailors invenio treasure > = celo it
sailors invenio treasure > pirates peto it
sailors narro tale dat:child > merchants rideo
sailors canto > merchants rideo
sailors canto > merchants fugio
merchants emo cargo > sailors porto it
merchants navigo to:island > pirates sequor him
storms terreo sailors > child fleo
storms terreo sailors > merchants clamo
child relinquo homes > wives quaero him`,
};

const PLACES = { in: 'where', to: 'whither', from: 'whence' } as const;

const deedOf = (text: string, meant: (name: string) => string): Deed => {
  const [who = '', verb = '', ...rest] = text.trim().split(' ');
  const deed: Record<string, string> = { who: meant(who), verb: `${verb}_v` };
  for (const word of rest) {
    const [way = '', place] = word.split(':');
    if (place === undefined) deed['what'] = meant(word);
    else deed[way === 'dat' ? 'to' : PLACES[way as keyof typeof PLACES]] = meant(place);
  }
  return deed as Deed;
};

/** The stories of rows by scene; `meant` says which class a word of a row names. */
export const storiesOf = (
  rows: Readonly<Record<string, string>>,
  meant: (name: string) => string = (name) => name,
): readonly Story[] =>
  Object.entries(rows).flatMap(([scene, text]) =>
    text
      .trim()
      .split('\n')
      .map((row) => {
        const [first = '', next = ''] = row.split(' > ');
        return { scene, first: deedOf(first, meant), next: deedOf(next, meant) };
      }),
  );

export const STORIES: readonly Story[] = storiesOf(ROWS);
