import { estimateOdds } from './engine/battle/odds.ts';
import { SEED, aBattle, anArmy, content } from './tests/engine/battle/armies.ts';
import { forkSeed, randomFrom } from './engine/core/random.ts';
type Host = Record<string, number>;
const price = (u: string) => { const { gold = 1, mana = 0 } = content.units.get(u)?.costs ?? {} as never; return gold + 2 * mana; };
const kinds = [...content.units.keys()].filter((u) => u !== 'galley' && u !== 'longship');
const T = 6000;
const S = Number(process.argv[2] ?? 8);
const edge = (a: Host, b: Host) => { const t = estimateOdds(aBattle(anArmy(a), anArmy(b)), S, SEED); const u = estimateOdds(aBattle(anArmy(b), anArmy(a)), S, forkSeed(SEED, 'back')); return (t.attacker + u.defender + (t.none + u.none) / 2) / 2; };
const alone = (u: string): Host => ({ [u]: Math.max(1, Math.round(T / price(u))) });
const mixed = (l: string): Host => { const r = randomFrom(forkSeed(SEED, 'mixed', l)); const sh = Array.from({ length: r.between(2, 5) }, () => r.between(1, 10)); const all = sh.reduce((a, b) => a + b, 0); const h: Host = {}; for (const s of sh) { const u = r.pick(kinds); h[u] = (h[u] ?? 0) + Math.max(1, Math.round(T * s / all / price(u))); } return h; };
const field = [...kinds.map(alone), ...Array.from({ length: 24 }, (_, i) => mixed(String(i)))];
for (const u of kinds) { const w = field.map((f) => edge(alone(u), f)); console.log(u.padEnd(16), price(u), Math.round(w.reduce((a, b) => a + b, 0) / w.length), 'best', Math.round(Math.max(...w)), w.slice(0, kinds.length).map((x) => Math.round(x / 10)).join(' ')); }
