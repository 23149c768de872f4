// What a link to a battle or to the game shows elsewhere: a title, a sentence and a picture in the page's head, and the picture itself.
// Invariants: no more than any visitor may see of the battle at this moment; names are written as text and never as markup; the page is
// answered whatever becomes of its preview and of the picture, and while the store is away.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import express from 'express';
import type { Request, Response, Router } from 'express';
import {
  linkDescription,
  linkTitle,
  SITE_DESCRIPTION,
  SITE_PICTURE,
  SITE_TITLE,
} from '@sigilla/content/texts/links.ts';
import { terrains } from '@sigilla/content/kingdom/terrains.ts';
import type { BattleView } from '@sigilla/engine/war/publicBattle.ts';
import type { House } from '../app/house.ts';
import type { Pictures } from '../app/pictures/pictures.ts';
import { battleSeenBy, latestBattles } from '../app/readings/battles.ts';
import { callerOf } from './address.ts';
import { answerRefusal } from './mount.ts';

/** Seconds for which caches may keep the picture of a battle under way, and of one that is over. */
const KEPT_LIVE = 30;
const KEPT = 86_400;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const asText = (words: string): string => words.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '');

const phraseOf = (terrain: string): string =>
  terrains.find(({ id }) => id === terrain)?.phrase ?? 'on a field';

/** A battle as a visitor may see it; null for what no visitor may know of. */
const visitorsView = async (house: House, id: string): Promise<BattleView | null> => {
  if (!/^[\w-]{1,64}$/.test(id)) return null;
  const seen = await battleSeenBy(house, null, id);
  return seen.ok ? seen.value.battle : null;
};

/** The last battle of the game that is over; null before the first. */
const lastBattle = async (house: House): Promise<string | null> => {
  const [server] = house.content.gameServers.keys();
  const [last] = server === undefined ? [] : await latestBattles(house, server, 'settled', 1);
  return last?.id ?? null;
};

/** Where this server is for whoever reads the page; undefined where nobody can know. */
const originOf = (house: House, request: Request): string | undefined => {
  if (house.config.PUBLIC_URL !== undefined) return house.config.PUBLIC_URL.replace(/\/$/, '');
  const host = request.get('host') ?? '';
  return /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i.test(host) ? `${request.protocol}://${host}` : undefined;
};

type Tag = readonly [kind: 'name' | 'property', name: string, words: string];

const said = (title: string, description: string): readonly Tag[] => [
  ['name', 'description', description],
  ['property', 'og:type', 'website'],
  ['property', 'og:site_name', 'Sigilla'],
  ['property', 'og:title', title],
  ['property', 'og:description', description],
];

/** The tags of a battle's picture, at `address`. */
const pictured = (address: string, shows: string): readonly Tag[] => [
  ['property', 'og:image', address],
  ['property', 'og:image:type', 'image/png'],
  ['property', 'og:image:width', '1200'],
  ['property', 'og:image:height', '630'],
  ['property', 'og:image:alt', shows],
  ['name', 'twitter:card', 'summary_large_image'],
];

const headOf = (title: string, tags: readonly Tag[]): string => {
  const written = tags.map(([kind, name, words]) => `<meta ${kind}="${name}" content="${asText(words)}" />`);
  return `<title>${asText(title)}</title>${written.join('')}`;
};

const battleHead = (view: BattleView, origin: string | undefined): string => {
  const title = linkTitle(view.attacker.kingdomName, view.defender.kingdomName);
  const winner = view.report?.winner ?? 'none';
  const description = linkDescription({
    stands: view.report !== null ? 'over' : view.setup === null ? 'gathering' : 'fought',
    rounds: view.rounds.length,
    where: phraseOf(view.terrain),
    victor: winner === 'none' ? null : view[winner].kingdomName,
  });
  const tags = [...said(title, description)];
  if (origin !== undefined) {
    const here = `${origin}/battles/${view.id}`;
    tags.push(['property', 'og:url', here]);
    if (view.setup !== null)
      tags.push(
        ...pictured(`${here}/picture.png?round=${view.rounds.length}`, `${title}, as an embroidered hanging`),
      );
  }
  return headOf(`${title} · Sigilla`, tags);
};

/** The game's own: its picture is of the last battle that is over, if there is one. */
const siteHead = (last: string | null, origin: string | undefined): string => {
  const tags = [...said(SITE_TITLE, SITE_DESCRIPTION)];
  if (origin !== undefined) {
    tags.push(['property', 'og:url', `${origin}/`]);
    if (last !== null) tags.push(...pictured(`${origin}/battles/${last}/picture.png`, SITE_PICTURE));
  }
  return headOf('Sigilla', tags);
};

/** The page with that head in the place of its own title and description. */
const pageWith = (index: string, head: string): string =>
  readFileSync(index, 'utf8')
    .replace(/<meta name="description"[^>]*>/, '')
    .replace(/<title>[^<]*<\/title>/, () => head);

/** Answers the first page and those of battles with their preview, and the pictures; `folder` holds the built window. */
export const linkPreviews = (house: House, pictures: Pictures, folder: string): Router => {
  const router = express.Router();
  const index = path.join(folder, 'index.html');

  /** Whoever asks too often is shown the page without its preview. */
  const mayShow = async (request: Request): Promise<boolean> =>
    existsSync(index) &&
    (await house.limits.take('call', callerOf(request, house.config.TRUST_PROXY).address)).ok;
  /** What was found, or null where it can't be had now. */
  const orNothing = <T>(found: Promise<T | null>): Promise<T | null> =>
    found.catch((error: unknown) => {
      house.log.info({ err: error }, 'a page is shown without its preview');
      return null;
    });
  const show = (response: Response, head: string): void => {
    response.set('Cache-Control', 'no-cache').type('html').send(pageWith(index, head));
  };

  router.get('/', async (request, response, next) => {
    if (!(await mayShow(request))) {
      next();
      return;
    }
    const last = await orNothing(lastBattle(house));
    show(response, siteHead(last, originOf(house, request)));
  });

  router.get('/battles/:id', async (request, response, next) => {
    const view = (await mayShow(request)) ? await orNothing(visitorsView(house, request.params.id)) : null;
    if (view === null) {
      next();
      return;
    }
    show(response, battleHead(view, originOf(house, request)));
  });

  router.get('/battles/:id/picture.png', async (request, response: Response) => {
    const allowed = await house.limits.take('picture', callerOf(request, house.config.TRUST_PROXY).address);
    if (!allowed.ok) {
      answerRefusal(response, allowed.refusal);
      return;
    }
    const view = await visitorsView(house, request.params.id);
    if (view === null || view.setup === null) {
      answerRefusal(response, { code: 'not_found', params: {} });
      return;
    }
    const picture = await pictures.ofBattle(view);
    if (picture === null) {
      response.status(503).set('Retry-After', '10').type('text').send('The needle is busy.\n');
      return;
    }
    const kept = view.report === null ? KEPT_LIVE : KEPT;
    response.set('Cache-Control', `public, max-age=${kept}`).type('png').send(Buffer.from(picture));
  });
  return router;
};
