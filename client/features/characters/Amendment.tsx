// A character's name and level, amended on the finished sheet: all else is as it was chosen. Invariant: what was accepted shows on the page at once,
// the level that could be set although the name could not, too.
import { useId, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { MOST_CHARACTER_LEVEL } from '@sigilla/content/schema/character.ts';
import type { CharacterView } from '@sigilla/engine/characters/views.ts';
import { characterCalls, CHARACTERS_KEY } from '../../realm/characters.ts';
import { newId } from '../../session/ids.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { NumberStepper } from '../../ui/NumberStepper.tsx';

export function Amendment({ character }: { readonly character: CharacterView }): ReactNode {
  const { id } = character;
  const form = useId();
  const queries = useQueryClient();
  const [open, setOpen] = useState(false);
  const [name, setName] = useState(character.name);
  const [level, setLevel] = useState(character.level);
  const [underway, setUnderway] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isSame = name.trim() === character.name && level === character.level;

  const begin = (isOpen: boolean): void => {
    setName(character.name);
    setLevel(character.level);
    setFailure(undefined);
    setOpen(isOpen);
  };
  const amend = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setUnderway(true);
    setFailure(undefined);
    const params = { id };
    const levelled =
      level === character.level
        ? null
        : await characterCalls.level({ params, body: { commandId: newId(), level } });
    const renamed =
      levelled?.ok === false || name.trim() === character.name
        ? null
        : await characterCalls.rename({ params, body: { commandId: newId(), name: name.trim() } });
    setUnderway(false);
    if (levelled?.ok === true || renamed?.ok === true)
      void queries.invalidateQueries({ queryKey: CHARACTERS_KEY });
    const refused = [levelled, renamed].find((answered) => answered?.ok === false);
    if (refused?.ok === false) setFailure(refused.failure.error);
    else setOpen(false);
  };

  return (
    <>
      <Button onClick={() => begin(true)} aria-haspopup="dialog">
        Name and level
      </Button>
      <Dialog
        open={open}
        onOpenChange={begin}
        title="Name and level"
        description="The rest of the sheet follows. A hero who has been this character stays as hired."
        footer={
          <>
            <Button onClick={() => begin(false)}>Leave as it is</Button>
            <Button
              variant="primary"
              type="submit"
              form={form}
              loading={underway}
              loadingLabel="Writing..."
              refusal={isSame ? 'Nothing is changed yet.' : undefined}
            >
              Write it in
            </Button>
          </>
        }
      >
        <form id={form} onSubmit={(event) => void amend(event)}>
          <Field
            label="Name"
            value={name}
            maxLength={40}
            autoComplete="off"
            error={failure}
            onChange={({ target }) => setName(target.value)}
          />
          <NumberStepper
            label="Level"
            value={level}
            min={1}
            max={MOST_CHARACTER_LEVEL}
            withoutMost
            onChange={setLevel}
          />
        </form>
      </Dialog>
    </>
  );
}
