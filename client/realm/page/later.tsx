// Parts of a page that are fetched when they are first shown: leaves, books, news. One that does not come (the line is down) leaves the page standing: its
// place says so, or stays empty, and it is asked for again when it is shown anew. Whole pages are fetched by the routes (app/parts.tsx).
import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { ErrorLeaf } from '../../ui/ErrorLeaf.tsx';

interface Instead {
  /** Shown while it is on its way. */
  readonly waiting?: ReactNode;
  /** Shown where it does not come; an error with a way to ask again, unless told. */
  readonly absent?: ReactNode;
}

export function later<P extends object>(
  fetchPart: () => Promise<ComponentType<P>>,
  { waiting = null, absent }: Instead = {},
): ComponentType<P> {
  let known: ComponentType<P> | undefined;
  return function Later(props: P): ReactNode {
    const [part, setPart] = useState<ComponentType<P> | null | undefined>(() => known);
    const ask = async (): Promise<void> => {
      known = await fetchPart().catch(() => undefined);
      // What a browser keeps as failed is fetched by a document that is opened anew.
      if (known === undefined && part === null && navigator.onLine) location.reload();
      setPart(() => known ?? null);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- asked for once each time that it is shown
    useEffect(() => void (part ?? ask()), []);
    if (part === undefined) return waiting;
    if (part !== null) {
      const Part = part;
      return <Part {...props} />;
    }
    if (absent !== undefined) return absent;
    return (
      <ErrorLeaf title="This leaf has not come" message="The line may be down." onRetry={() => void ask()} />
    );
  };
}
