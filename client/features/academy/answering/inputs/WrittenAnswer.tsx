// One answer written in the language that the question asks for. Invariant: English stays as it was typed: "seed" is no sēd.
import type { ReactNode } from 'react';
import { isLatinAnswer } from '../kinds.ts';
import type { Asked } from '../kinds.ts';
import { LatinHand } from '../LatinHand.tsx';
import { Written } from './Written.tsx';

interface WrittenAnswerProps {
  readonly question: Asked;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly locked: boolean;
}

export function WrittenAnswer({ question, ...hand }: WrittenAnswerProps): ReactNode {
  return isLatinAnswer(question) ? (
    <LatinHand>
      <Written label="Your answer in Latin" isLatin {...hand} />
    </LatinHand>
  ) : (
    <Written label="Your answer in English" isLatin={false} {...hand} />
  );
}
