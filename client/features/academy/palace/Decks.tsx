// Decks out and in, as CSV. A long deck goes in parts, each with the line that names its columns.
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { valueOf } from '../../../session/queryClient.ts';
import { Button } from '../../../ui/Button.tsx';
import { handOver } from '../../../ui/handOver.ts';
import { Leaf } from '../../../ui/Leaf.tsx';
import { calls } from '../calls.ts';
import { mayComeLater } from '../learning.ts';
import { deckParts, faultOf } from './deckParts.ts';
import { Refusal } from '../../../ui/Refusal.tsx';
import { Waits } from '../answering/Waits.tsx';
import { usePalaceChange } from './palace.ts';
import styles from './palace.module.css';

const save = (filename: string, csv: string): void =>
  handOver(new Blob([`\uFEFF${csv}`], { type: 'text/csv' }), filename);

/** A deck on its way in, and what has become of the parts that have arrived. */
interface Bringing {
  readonly file: File;
  readonly sum: { parts: number; added: number; known: number; unknown: string[]; unknownCount: number };
}

const bringing = (file: File): Bringing => ({
  file,
  sum: { parts: 0, added: 0, known: 0, unknown: [], unknownCount: 0 },
});

export function Decks(): ReactNode {
  const chooser = useRef<HTMLInputElement>(null);
  const [told, setTold] = useState<string | null>(null);
  const take = usePalaceChange(async () => valueOf(await calls.exportDeck()), mayComeLater);
  const bring = usePalaceChange(async ({ file, sum }: Bringing) => {
    const text = await file.text();
    const fault = faultOf(file.size, text);
    if (fault !== null) throw new Error(fault);
    // A line that breaks in the middle leaves the parts that have arrived where they are: it goes on with the next.
    for (const csv of deckParts(text).slice(sum.parts)) {
      const done = valueOf(await calls.importDeck({ body: { csv } }));
      sum.parts += 1;
      sum.added += done.added;
      sum.known += done.known;
      sum.unknownCount += done.unknownCount;
      sum.unknown.push(...done.unknown.map(({ text }) => text));
    }
    return sum;
  }, mayComeLater);
  return (
    <Leaf title="Decks">
      <p className={styles.small}>
        A deck is a table (CSV) with a column <q>latin</q>, and <q>skill</q> if you like. What you take away
        holds all your cards; what you bring in, words alone: everyone must forget for themselves.
      </p>
      <p className={styles.actions}>
        <Button
          size="sm"
          loading={take.isPending}
          onClick={() => take.mutate(undefined, { onSuccess: ({ filename, csv }) => save(filename, csv) })}
        >
          Take your deck away
        </Button>
        <Button
          size="sm"
          loading={bring.isPending}
          loadingLabel="Hanging them…"
          onClick={() => chooser.current?.click()}
        >
          Bring a deck in
        </Button>
        {/* The browser's own button says two things in its own words; ours opens the same choice. */}
        <input
          ref={chooser}
          type="file"
          accept=".csv,.txt,text/csv"
          hidden
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file === undefined) return;
            setTold(null);
            bring.mutate(bringing(file), {
              onSuccess: ({ added, known, unknown, unknownCount }) =>
                setTold(
                  `${added} hung, ${known} hung there already${unknownCount === 0 ? '.' : `, and ${unknownCount} that no book here has: ${unknown.slice(0, 12).join(', ')}${unknownCount > 12 ? ' …' : '.'}`}`,
                ),
            });
            target.value = '';
          }}
        />
      </p>
      {told !== null && <output className={styles.told}>{told}</output>}
      <Waits sending={take}>Your deck is handed out when it is back.</Waits>
      <Waits sending={bring}>The deck waits here, and is brought in when it is back.</Waits>
      <Refusal>{(take.error ?? bring.error)?.message}</Refusal>
    </Leaf>
  );
}
