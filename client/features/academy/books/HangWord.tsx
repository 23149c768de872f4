// Hanging a word of the dictionary in the Memory Palace by hand.
import type { ReactNode } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { valueOf } from '../../../session/queryClient.ts';
import { Button } from '../../../ui/Button.tsx';
import { Waits } from '../answering/Waits.tsx';
import { Refusal } from '../../../ui/Refusal.tsx';
import { calls } from '../calls.ts';

export function HangWord({ id }: { readonly id: string }): ReactNode {
  const queries = useQueryClient();
  const hanging = useMutation({
    mutationFn: async () => valueOf(await calls.hangWords({ body: { lexemeIds: [id] } })),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['latin', 'palace'] });
      void queries.invalidateQueries({ queryKey: ['latin', 'learner'] });
    },
  });
  const { mutate, data, error, isPending } = hanging;
  return (
    <>
      {data === undefined ? (
        <Button size="sm" loading={isPending} onClick={() => mutate()}>
          Add to my Memory Palace
        </Button>
      ) : (
        <output>
          {data.added > 0 ? 'It hangs in your palace, and is due.' : 'It hangs in your palace already.'}
        </output>
      )}
      <Waits sending={hanging}>The word is hung when it is back.</Waits>
      <Refusal>{error?.message}</Refusal>
    </>
  );
}
