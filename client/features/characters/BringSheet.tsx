// A character that comes as a file. What is wrong with the file is said in words; nothing of it is believed before the house has read it.
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { readCharacterFile } from '@sigilla/engine/characters/sheet.ts';
import { sentence } from '@sigilla/content/texts/errors.ts';
import { characterCalls, CHARACTERS_KEY } from '../../realm/characters.ts';
import { newId } from '../../session/ids.ts';
import { Leaf } from '../../ui/Leaf.tsx';
import styles from './Gallery.module.css';

/** A sheet has a few kilobytes; what is larger is none, and is not read. */
const MOST_BYTES = 64_000;

/** What is written in a file, as JSON; or what is wrong with it. */
const opened = async (file: File): Promise<{ readonly sheet: unknown } | { readonly wrong: string }> => {
  if (file.size > MOST_BYTES) return { wrong: 'That file is far too large to be a character sheet.' };
  try {
    return { sheet: JSON.parse(await file.text()) as unknown };
  } catch {
    return { wrong: 'That file is not JSON: it breaks off, or has never been a character sheet.' };
  }
};

export function BringSheet(): ReactNode {
  const id = useId();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [wrong, setWrong] = useState<string>();
  const [underway, setUnderway] = useState(false);
  const bring = async (file: File): Promise<void> => {
    setWrong(undefined);
    const read = await opened(file);
    if ('wrong' in read) return setWrong(read.wrong);
    const lawful = readCharacterFile(read.sheet);
    if (!lawful.ok) return setWrong(sentence(lawful.refusal));
    setUnderway(true);
    const answered = await characterCalls.bring({ body: { commandId: newId(), file: read.sheet } });
    setUnderway(false);
    if (!answered.ok) return setWrong(answered.failure.error);
    void queries.invalidateQueries({ queryKey: CHARACTERS_KEY });
    await navigate(`/dnd/characters/${answered.value.character.id}`);
  };
  return (
    <Leaf title="Bring a sheet" className={styles.bring}>
      <p>A character that was exported here, or anywhere that writes the same, comes in as a JSON file.</p>
      <label htmlFor={id} className={styles.file}>
        {underway ? 'Reading...' : 'Character sheet (JSON)'}
      </label>
      <input
        id={id}
        type="file"
        accept="application/json,.json"
        disabled={underway}
        aria-describedby={wrong === undefined ? undefined : `${id}-wrong`}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file may be chosen again once it has been mended.
          target.value = '';
          if (file !== undefined) void bring(file);
        }}
      />
      {wrong !== undefined && (
        <p id={`${id}-wrong`} className={styles.wrong} role="alert">
          {wrong}
        </p>
      )}
    </Leaf>
  );
}
