// A Vite plugin that cuts three small albums out of the game-icons collection (CC BY 3.0, credited in the README and on
// the landing page): `core` for the interface's own icons, `charges` for heraldry, `content` for every icon a content file
// names. Each is a module of path data by icon name; only names in use reach the browser.

import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { CHARGE_ICONS } from '../ui/art/charges.ts';
import { ICONS } from '../ui/icons.ts';

const PREFIX = 'virtual:game-icons/';
const CONTENT = fileURLToPath(new URL('../../content', import.meta.url));

interface Collection {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

function loadCollection(): Collection {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  return JSON.parse(readFileSync(file, 'utf8')) as Collection;
}

/** The path data of one icon (every icon of the collection is a single path on a 512 grid), or undefined. */
function pathOf(collection: Collection, name: string): string | undefined {
  return collection.icons[name]?.body.match(/ d="([^"]+)"/)?.[1];
}

/** Content files a browser may see: everything but `private`. */
function contentFiles(): string[] {
  return readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/(^|[\\/])(private|node_modules)[\\/]/.test(file))
    .map((file) => join(CONTENT, file));
}

/** Every `icon: 'name'` a content file says. */
function namesInContent(watch: (file: string) => void): Set<string> {
  const names = new Set<string>();
  for (const file of contentFiles()) {
    const found = [...readFileSync(file, 'utf8').matchAll(/\bicon:\s*'([a-z0-9-]+)'/g)];
    if (found.length > 0) watch(file);
    for (const [, name] of found) if (name !== undefined) names.add(name);
  }
  return names;
}

/** Serves `virtual:game-icons/core`, `/charges` and `/content`; a name the collection lacks fails the build. */
export function gameIcons(): Plugin {
  const collection = loadCollection();
  const album = (names: Iterable<string>, usedBy: string): string => {
    const paths: Record<string, string> = {};
    for (const name of names) {
      const path = pathOf(collection, name);
      if (path === undefined) throw new Error(`There is no game-icon named "${name}" (used by ${usedBy}).`);
      paths[name] = path;
    }
    return `export default ${JSON.stringify(paths)};`;
  };
  return {
    name: 'sigilla-game-icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      switch (id.slice(PREFIX.length + 1)) {
        case 'core':
          return album(new Set(Object.values(ICONS)), 'client/ui/icons.ts');
        case 'charges':
          return album(new Set(Object.values(CHARGE_ICONS)), 'client/ui/art/charges.ts');
        case 'content':
          return album(
            namesInContent((file) => this.addWatchFile(file)),
            'content',
          );
        default:
          throw new Error(`There is no album ${id}.`);
      }
    },
  };
}
