// A line on which a word is named; the first that the dictionary knows by that name or form is taken.
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useMutation } from '@tanstack/react-query';
import { valueOf } from '../../../session/queryClient.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Waits } from '../answering/Waits.tsx';
import { calls } from '../calls.ts';
import { mayComeLater, soonAgain } from '../learning.ts';

interface WordFinderProps {
  readonly label: string;
  readonly hint: string;
  readonly onFind: (id: string) => void;
}

export function WordFinder({ label, hint, onFind }: WordFinderProps): ReactNode {
  const [word, setWord] = useState('');
  const find = useMutation({
    retry: mayComeLater,
    retryDelay: soonAgain,
    mutationFn: async (query: string) => {
      const [hit] = valueOf(await calls.dictionary({ query: { query, limit: 1 } })).hits;
      if (hit === undefined) throw new Error(`No results found for "${query}"`);
      return hit.id;
    },
  });
  const query = word.trim();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (query !== '') find.mutate(query, { onSuccess: onFind });
      }}
    >
      <Field
        label={label}
        hint={hint}
        error={find.error?.message}
        value={word}
        lang="la"
        maxLength={40}
        autoCapitalize="none"
        onChange={(event) => setWord(event.target.value)}
        trailing={
          <Button size="sm" type="submit" loading={find.isPending}>
            Show
          </Button>
        }
      />
      <Waits sending={find}>The word waits here, and its table is ruled when it is back.</Waits>
    </form>
  );
}
