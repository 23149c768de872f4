// The quiet way to the moderators, beside words that somebody else wrote: the name of a kingdom, what was said with a challenge, the name of a made hero.
import { useState } from 'react';
import type { ReactNode } from 'react';
import { api } from '../../session/api.ts';
import { valueOf } from '../../session/queryClient.ts';
import { Button } from '../../ui/Button.tsx';
import { ReportDialog } from './ReportDialog.tsx';

const REASONS = [
  { value: 'offensive', label: 'Nobody should have to read it' },
  { value: 'impersonation', label: 'It pretends to be somebody' },
  { value: 'other', label: 'Something else' },
] as const;

interface ReportWordsProps {
  readonly kind: 'kingdom_name' | 'challenge_words' | 'hero_name';
  /** The kingdom, the battle, or the host in a battle (`ledId`). */
  readonly id: string;
  /** The words themselves. */
  readonly words: string;
}

export function ReportWords({ kind, id, words }: ReportWordsProps): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => setOpen(true)}>
        Report<span className="visuallyHidden"> “{words}”</span>
      </Button>
      {open && (
        <ReportDialog
          before={{ title: 'A word to the moderators', description: `It says: “${words}”` }}
          after={{
            title: 'The moderators have it',
            description: 'Somebody will look at it, and tell you what became of it.',
          }}
          asked="What is wrong with it"
          remark="Anything they should know"
          reasons={REASONS}
          send={async (report) => valueOf(await api.reports.words({ body: { kind, id, ...report } }))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
