// Everything that is served over HTTP, in the order it is tried: the treaty, matchmaking, the treaty's documents, the
// window's files, and a refusal for the rest.
import { constants } from 'node:zlib';
import compression from 'compression';
import express from 'express';
import type { RequestListener } from 'node:http';
import type { FindSeat } from '@sigilla/rooms/openRooms.ts';
import type { Scholars } from '../app/academy/scholars.ts';
import type { Crowds } from '../app/crowds.ts';
import type { Field } from '../app/field.ts';
import type { House } from '../app/house.ts';
import type { Pictures } from '../app/pictures/pictures.ts';
import type { Presences } from '../app/presences.ts';
import type { Readiness } from '../app/readiness.ts';
import { openStandings } from '../app/standings.ts';
import { accountHandlers } from './account.ts';
import { actionHandlers } from './actions.ts';
import { authHandlers } from './auth.ts';
import { battleHandlers } from './battles.ts';
import { EDITION_HEADER, editionOf, toldEdition } from './edition.ts';
import { WAITING_QUALITY } from './keptAnswers.ts';
import { kingdomHandlers } from './kingdom.ts';
import { latinHandlers } from './latin.ts';
import { achievementHandlers } from './achievements.ts';
import { characterHandlers } from './characters.ts';
import { heroHandlers } from './heroes.ts';
import { honorHandlers } from './honors.ts';
import { learningHandlers } from './learning.ts';
import { palaceHandlers } from './palace.ts';
import { reportHandlers } from './reports.ts';
import { tasterHandlers } from './tasters.ts';
import { teacherHandlers } from './teachers.ts';
import { linkPreviews } from './linkPreview.ts';
import { matchmaking } from './matchmaking.ts';
import { answerThrown, mountTreaty, nothingHere, treatyOf } from './mount.ts';
import { noticeHandlers } from './notices.ts';
import { pvpHandlers } from './pvp.ts';
import { realmHandlers } from './realm.ts';
import { securityHeaders } from './security.ts';
import { PRESSED_FROM, shortWay } from './shortWay.ts';
import type { Pressing } from './shortWay.ts';
import { site } from './site.ts';
import { wordHandlers } from './words.ts';

export interface Site {
  readonly house: House;
  readonly presences: Presences;
  readonly scholars: Scholars;
  readonly pictures: Pictures;
  readonly field: Field;
  readonly crowds: Crowds;
  readonly readiness: Readiness;
  /** The way into the rooms. */
  readonly findSeat: FindSeat;
  /** Holds the built client. */
  readonly folder: string;
}

/** Everything this server answers. */
export const openSite = ({
  house,
  presences,
  scholars,
  pictures,
  field,
  crowds,
  readiness,
  findSeat,
  folder,
}: Site): RequestListener => {
  const everyAnswer = securityHeaders(house.config);
  const edition = editionOf(folder);
  const pressing = compression({
    threshold: PRESSED_FROM,
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: WAITING_QUALITY } },
  });
  const standings = openStandings(house);
  const treaty = treatyOf(house, {
    auth: authHandlers(house),
    account: accountHandlers(house),
    kingdom: kingdomHandlers(house),
    actions: actionHandlers(house),
    latin: {
      ...wordHandlers(house, scholars),
      ...latinHandlers(house, scholars),
      ...learningHandlers(house, scholars),
      ...tasterHandlers(house, scholars),
      ...palaceHandlers(house, scholars),
      ...honorHandlers(house),
    },
    achievements: achievementHandlers(house),
    heroes: heroHandlers(house),
    characters: characterHandlers(house),
    notices: noticeHandlers(house),
    pvp: pvpHandlers(house, standings, presences),
    battles: battleHandlers(house, field, crowds),
    realm: realmHandlers(house, standings, readiness),
    reports: reportHandlers(house),
    teachers: teacherHandlers(house),
  });

  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', house.config.TRUST_PROXY);
  app.use((_request, response, next) => {
    const requestId = house.ids.id();
    response.locals['requestId'] = requestId;
    response.set('X-Request-Id', requestId);
    response.setHeaders(everyAnswer);
    next();
  });
  app.use(pressing);
  app.use('/api', toldEdition(edition));
  app.use(mountTreaty(house, treaty));
  app.use(matchmaking(house, readiness, findSeat));
  // Loaded when someone first asks: the generator is not worth a slower start.
  let documents: Promise<ReturnType<typeof site>> | null = null;
  app.use('/api/docs', async (request, response, next) => {
    documents ??= import('./openapi.ts').then(({ openApiPages }) => openApiPages());
    (await documents)(request, response, next);
  });
  app.use('/api', nothingHere);
  app.use(linkPreviews(house, pictures, folder));
  app.use(site(folder));
  app.use(nothingHere, answerThrown(house));

  const constant = { ...Object.fromEntries(everyAnswer), Vary: 'Accept-Encoding' };
  const besides = () => {
    const name = edition();
    return name === undefined ? constant : { ...constant, [EDITION_HEADER]: name };
  };
  // It reads nothing of a request but its headers.
  return shortWay(house, besides, pressing as unknown as Pressing, treaty, app);
};
