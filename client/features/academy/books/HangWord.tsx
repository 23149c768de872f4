// Hanging a word of the dictionary in the Memory Palace by hand; where it hangs already, that is said instead, with the way there.
import type { ReactNode } from 'react';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { valueOf } from '../../../session/queryClient.ts';
import { Button } from '../../../ui/Button.tsx';
import { Refusal } from '../../../ui/Refusal.tsx';
import { Waits } from '../answering/Waits.tsx';
import { calls } from '../calls.ts';
import styles from './books.module.css';

/** The cards that hang of a word; whatever moves the palace has them read again. */
const cardsOfWordQuery = (word: string) =>
  queryOptions({
    queryKey: ['latin', 'palace', 'word', word],
    queryFn: async () => valueOf(await calls.palaceCards({ query: { word } })).cards,
  });
type CardOfWord = Awaited<ReturnType<NonNullable<ReturnType<typeof cardsOfWordQuery>['queryFn']>>>[number];

/** What a word's cards ask of whoever walks by. */
const ASKS = { recognise: 'what it means', produce: 'how to say it', inflect: 'its forms' } as const;

function Hangs({
  card,
  cards,
}: {
  readonly card: CardOfWord;
  readonly cards: readonly CardOfWord[];
}): ReactNode {
  const asked = cards.map(({ skill }) => ASKS[skill]);
  return (
    <output className={styles.hangs}>
      It hangs in <Link to={`/academy?path=srs&room=${card.room}`}>your palace</Link>, and asks{' '}
      {asked.length > 1 ? `${asked.slice(0, -1).join(', ')} and ${asked.at(-1)}` : asked[0]}.
    </output>
  );
}

export function HangWord({ id }: { readonly id: string }): ReactNode {
  const queries = useQueryClient();
  const { data: cards, isPending: isLooking, isPaused } = useQuery(cardsOfWordQuery(id));
  const hanging = useMutation({
    mutationFn: async () => valueOf(await calls.hangWords({ body: { lexemeIds: [id] } })),
    // It is under way until the palace shows it.
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['latin', 'learner'] });
      return queries.invalidateQueries({ queryKey: ['latin', 'palace'] });
    },
  });
  const { mutate, error, isPending } = hanging;
  const [card] = cards ?? [];
  return (
    <>
      {card !== undefined && cards !== undefined ? (
        <Hangs card={card} cards={cards} />
      ) : (
        // Until it is known whether it hangs there nothing is offered, but without a line one may ask all the same.
        (!isLooking || isPaused) && (
          <Button size="sm" loading={isPending} onClick={() => mutate()}>
            Add to my Memory Palace
          </Button>
        )
      )}
      <Waits sending={hanging}>The word is hung when it is back.</Waits>
      <Refusal>{error?.message}</Refusal>
    </>
  );
}
