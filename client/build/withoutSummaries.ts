// What the treaty says of each call in a sentence is for its own pages (/api/docs); the window calls, and reads none of it. Every page would carry
// some hundred of these sentences before its first word. Invariant: nothing but the text of a summary is taken out.
import type { Plugin } from 'vite';

const CONTRACT = /[\\/]server[\\/]contract[\\/][^\\/]+\.ts$/;
const SUMMARY = /\bsummary:\s*'(?:[^'\\\n]|\\.)*'/g;

/** Builds the treaty's routes into the window without their summaries. */
export const withoutSummaries = (): Plugin => ({
  name: 'treaty-without-summaries',
  apply: 'build',
  // Before anything rewrites the source.
  enforce: 'pre',
  transform: (code, id) =>
    CONTRACT.test(id) ? { code: code.replaceAll(SUMMARY, "summary: ''"), map: null } : undefined,
});
