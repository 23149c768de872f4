// `npm run verify:replay -- FILE_OR_URL [--realm URL] [--key KEY] [--witness FILE]`: what a battle's record proves, and what is left to be believed.
// Takes a replay, or the answer of GET /api/battles/:id/replay that carries one. The notary's keys are asked of the realm (the record's own address, or
// --realm), never taken from the record; --key names one that was known before; --witness is what a window has kept and saved.
// Exits 0: verified. 1: forged, or no record. 2: it agrees with itself, and nothing outside it vouches for it.
// Invariant: nothing that a record says of itself reaches the terminal as it stands, and no record is read without an end: it may be anybody's.
import { createReadStream } from 'node:fs';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { BELIEVED, FAULTS, PROVED } from '@sigilla/content/texts/proof.ts';
import { Replay } from '@sigilla/engine/battle/replay.ts';
import { reasonOf } from '@sigilla/engine/core/reason.ts';
import { NotaryView, keyIdOf } from '@sigilla/engine/proof/notary.ts';
import { verifyBattle } from '@sigilla/engine/proof/verify.ts';
import type { Verdict } from '@sigilla/engine/proof/verify.ts';
import { Witness } from '@sigilla/engine/proof/witness.ts';
import { checkSignature } from '@sigilla/server/app/notary.ts';
import { plain } from './plain.ts';

const Answer = z.object({ success: z.literal(true), battleId: z.string().optional(), replay: Replay });
const NotarysAnswer = z.object({ success: z.literal(true), notary: NotaryView });
const USAGE = 'usage: npm run verify:replay -- FILE_OR_URL [--realm URL] [--key KEY] [--witness FILE]';

const isAddress = (source: string): boolean => /^https?:\/\//.test(source);

/** The battle that an address asks for; null where it names none. */
const askedFor = (source: string): string | null =>
  isAddress(source)
    ? (/\/api\/battles\/([^/]+)\/replay\/?$/.exec(new URL(source).pathname)?.[1] ?? null)
    : null;

/** The longest battle of the greatest hosts is written in a hundredth of it. */
const MOST_BYTES = 33_554_432;
const LONGEST_MS = 60_000;

const parsed = (source: string, text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's own words quote what it could not read.
    throw new Error(`${source} is not JSON`);
  }
};

const bodyOf = async (source: string): Promise<AsyncIterable<Uint8Array>> => {
  if (!isAddress(source)) return createReadStream(source);
  const signal = AbortSignal.timeout(LONGEST_MS);
  const answer = await fetch(source, { headers: { accept: 'application/json' }, signal });
  if (!answer.ok || answer.body === null) throw new Error(`${source} answered ${answer.status}`);
  return answer.body;
};

const read = async (source: string): Promise<unknown> => {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of await bodyOf(source)) {
    length += part.length;
    if (length > MOST_BYTES) throw new Error(`${source} is longer than any record of a battle`);
    parts.push(part);
  }
  return parsed(source, Buffer.concat(parts).toString());
};

const HEADLINES: Readonly<Record<Verdict['status'], string>> = {
  verified: 'verified',
  consistent: 'consistent, not verified: it agrees with itself, and nothing outside it vouches for it',
  forged: 'not verified',
};

const told = ({ status, fault, proved, believed, law, isFoughtAgain }: Verdict): string => {
  const round = fault === null || fault.round === null ? '' : `round ${fault.round} differs: `;
  const why = fault === null ? '' : `: ${round}${FAULTS[fault.code]}`;
  const list = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [title, ...lines.map((line) => `  - ${line}`)];
  return [
    `${HEADLINES[status]}${why}`,
    ...(isFoughtAgain || fault !== null
      ? []
      : [`It names engine version ${law}: that version fights it again.`]),
    ...list(
      'Proved:',
      proved.map((one) => PROVED[one]),
    ),
    ...list(
      'Believed:',
      believed.map((one) => BELIEVED[one]),
    ),
  ].join('\n');
};

const main = async (): Promise<number> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { realm: { type: 'string' }, key: { type: 'string' }, witness: { type: 'string' } },
  });
  const [source] = positionals;
  if (source === undefined) {
    console.error(USAGE);
    return 1;
  }
  const document = await read(source);
  const answer = Answer.safeParse(document);
  const replay = answer.success ? answer.data.replay : Replay.parse(document);
  const realm = values.realm ?? (isAddress(source) ? new URL(source).origin : null);
  const asked =
    realm === null
      ? null
      : NotarysAnswer.safeParse(await read(new URL('/api/notary', realm).href).catch(() => null));
  const verdict = verifyBattle(replay, {
    // What the answer says of itself counts only where nobody asked for a battle by name.
    battleId: askedFor(source) ?? (answer.success ? (answer.data.battleId ?? null) : null),
    notary: asked?.success === true ? asked.data.notary : null,
    known: values.key === undefined ? [] : [{ id: keyIdOf(values.key), publicKey: values.key }],
    witness: values.witness === undefined ? null : Witness.parse(await read(values.witness)),
    check: checkSignature,
  });
  console.log(told(verdict));
  return { verified: 0, forged: 1, consistent: 2 }[verdict.status];
};

try {
  process.exitCode = await main();
} catch (error) {
  const why = error instanceof z.ZodError ? `not a replay: ${reasonOf(error, 'it')}` : String(error);
  console.error(plain(why));
  process.exitCode = 1;
}
