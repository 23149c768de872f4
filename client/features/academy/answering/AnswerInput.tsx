// The input made for each of the eight types of question. All of them bring the answer as text, empty while it is not whole.
import type { ReactNode } from 'react';
import type { QuestionView } from '@sigilla/engine/learning/views.ts';
import { ASKED } from './Asked.tsx';
import { Choices } from './inputs/Choices.tsx';
import { Composition } from './inputs/Composition.tsx';
import { Dialogue } from './inputs/Dialogue.tsx';
import { Gaps } from './inputs/Gaps.tsx';
import { Passage } from './inputs/Passage.tsx';
import { WordOrder } from './inputs/WordOrder.tsx';
import { Written } from './inputs/Written.tsx';
import { WrittenAnswer } from './inputs/WrittenAnswer.tsx';

/** The specification's, where a question names none (latin.md 9.1). */
const LEAST_WORDS = 20;

export interface AnswerInputProps {
  readonly question: QuestionView;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly locked: boolean;
  /** What of the question is Latin, once it is answered. */
  readonly latin?: readonly string[] | undefined;
  /** The key, once it is answered: of choices it is marked. */
  readonly answer?: string | undefined;
}

/** Whatever is written is written under its question. Choices and a passage name theirs themselves. */
export function AnswerInput(props: AnswerInputProps): ReactNode {
  const { questionType } = props.question;
  if (questionType === 'multiple_choice' || questionType === 'cultural_context') return <Hand {...props} />;
  return (
    <div role="group" aria-labelledby={ASKED}>
      <Hand {...props} />
    </div>
  );
}

function Hand({ question, latin, answer, ...hand }: AnswerInputProps): ReactNode {
  switch (question.questionType) {
    case 'multiple_choice':
      return (
        <Choices
          label={question.questionText}
          options={question.multipleChoiceOptions ?? []}
          latin={latin}
          answer={answer}
          {...hand}
        />
      );
    case 'text_reconstruction':
      return question.reconstructionType === 'word_order' ? (
        <WordOrder questionId={question.id} words={question.scrambledWords ?? []} {...hand} />
      ) : (
        <Gaps
          questionId={question.id}
          text={question.baseText ?? ''}
          words={question.scrambledWords ?? []}
          {...hand}
        />
      );
    case 'dialogue_completion':
      return <Dialogue scenario={question.scenario ?? ''} lines={question.dialogue ?? []} {...hand} />;
    case 'creative_composition':
      return (
        <Composition
          prompt={question.writingPrompt ?? ''}
          minimum={question.minimumWords ?? LEAST_WORDS}
          required={question.requiredVocabulary ?? []}
          {...hand}
        />
      );
    case 'cultural_context':
      return question.primarySource === undefined ? (
        <Written label="Answer in your own words" isLatin={false} rows={3} {...hand} />
      ) : (
        <Passage
          background={question.backgroundText ?? ''}
          source={question.primarySource}
          question={question.questionText}
          {...hand}
        />
      );
    case 'translation':
    case 'type_response':
    case 'grammar_transformation':
      return <WrittenAnswer question={question} {...hand} />;
  }
}
