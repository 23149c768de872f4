// What a link to a battle shows elsewhere: a title, a sentence and a picture in the page's head, and the picture itself.
// Invariants: no more than any visitor may see of the battle at this moment; names are written as text and never as markup; the page is
// answered whatever becomes of the picture.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import express from 'express';
import type { Request, Response, Router } from 'express';
import { linkDescription, linkTitle } from '@sigilla/content/texts/links.ts';
import { terrains } from '@sigilla/content/kingdom/terrains.ts';
import type { BattleView } from '@sigilla/engine/war/publicBattle.ts';
import type { House } from '../app/house.ts';
import type { Pictures } from '../app/pictures/pictures.ts';
import { battleSeenBy } from '../app/readings/battles.ts';
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

/** Where this server is for whoever reads the page; undefined where nobody can know. */
const originOf = (house: House, request: Request): string | undefined => {
  if (house.config.PUBLIC_URL !== undefined) return house.config.PUBLIC_URL.replace(/\/$/, '');
  const host = request.get('host') ?? '';
  return /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i.test(host) ? `${request.protocol}://${host}` : undefined;
};

const headFor = (view: BattleView, origin: string | undefined): string => {
  const title = linkTitle(view.attacker.kingdomName, view.defender.kingdomName);
  const winner = view.report?.winner ?? 'none';
  const description = linkDescription({
    stands: view.report !== null ? 'over' : view.setup === null ? 'gathering' : 'fought',
    rounds: view.rounds.length,
    where: phraseOf(view.terrain),
    victor: winner === 'none' ? null : view[winner].kingdomName,
  });
  const tags: [string, string, string][] = [
    ['name', 'description', description],
    ['property', 'og:type', 'website'],
    ['property', 'og:site_name', 'Sigilla'],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
  ];
  if (origin !== undefined) {
    const here = `${origin}/battles/${view.id}`;
    tags.push(['property', 'og:url', here]);
    if (view.setup !== null)
      tags.push(
        ['property', 'og:image', `${here}/picture.png?round=${view.rounds.length}`],
        ['property', 'og:image:type', 'image/png'],
        ['property', 'og:image:width', '1200'],
        ['property', 'og:image:height', '630'],
        ['property', 'og:image:alt', `${title}, as an embroidered hanging`],
        ['name', 'twitter:card', 'summary_large_image'],
      );
  }
  const written = tags.map(([kind, name, words]) => `<meta ${kind}="${name}" content="${asText(words)}" />`);
  return `<title>${asText(title)} · Sigilla</title>${written.join('')}`;
};

/** The page with that head in the place of its own title and description. */
const pageWith = (index: string, head: string): string =>
  readFileSync(index, 'utf8')
    .replace(/<meta name="description"[^>]*>/, '')
    .replace(/<title>[^<]*<\/title>/, () => head);

/** Answers battle pages with their preview, and the pictures; `folder` holds the built window. */
export const linkPreviews = (house: House, pictures: Pictures, folder: string): Router => {
  const router = express.Router();
  const index = path.join(folder, 'index.html');

  router.get('/battles/:id', async (request, response, next) => {
    // Whoever asks too often is shown the page without its preview.
    const allowed = await house.limits.take('call', callerOf(request, house.config.TRUST_PROXY).address);
    const view = allowed.ok && existsSync(index) ? await visitorsView(house, request.params.id) : null;
    if (view === null) {
      next();
      return;
    }
    response
      .set('Cache-Control', 'no-cache')
      .type('html')
      .send(pageWith(index, headFor(view, originOf(house, request))));
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
