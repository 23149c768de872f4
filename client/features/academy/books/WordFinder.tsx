// A line on which a word is named; the first that the dictionary knows by that name or form is taken.
import { useState } from 'react';
import type { ReactNode } from 'react';
import { api } from '../../../session/api.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';

interface WordFinderProps {
  readonly label: string;
  readonly hint: string;
  readonly onFind: (id: string) => void;
}

export function WordFinder({ label, hint, onFind }: WordFinderProps): ReactNode {
  const [word, setWord] = useState('');
  const [error, setError] = useState<string>();
  const find = async (): Promise<void> => {
    const query = word.trim();
    if (query === '') return;
    const found = await api.latin.dictionary({ query: { query, limit: 1 } });
    const hit = found.ok ? found.value.hits[0] : undefined;
    if (hit !== undefined) onFind(hit.id);
    setError(
      found.ok ? (hit === undefined ? `No results found for "${query}"` : undefined) : found.failure.error,
    );
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void find();
      }}
    >
      <Field
        label={label}
        hint={hint}
        error={error}
        value={word}
        lang="la"
        maxLength={40}
        autoCapitalize="none"
        onChange={(event) => setWord(event.target.value)}
        trailing={
          <Button size="sm" type="submit">
            Show
          </Button>
        }
      />
    </form>
  );
}
