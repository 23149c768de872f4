// Has the long picture sewn and hands it to the browser as a file.
// Invariant: one picture at a time; whoever leaves the page ends the work.
import { useCallback, useEffect, useRef, useState } from 'react';
import { handOver } from '../../../ui/handOver.ts';
import type { PictureAsked, PictureTold } from './asked.ts';

export type Sewing =
  | { readonly state: 'idle' }
  | { readonly state: 'busy'; readonly share: number }
  | { readonly state: 'done' }
  | { readonly state: 'failed' };

export function usePicture(): {
  readonly sewing: Sewing;
  readonly sew: (asked: PictureAsked, name: string) => void;
} {
  const [sewing, setSewing] = useState<Sewing>({ state: 'idle' });
  const worker = useRef<Worker | null>(null);
  const end = useCallback((): void => {
    worker.current?.terminate();
    worker.current = null;
  }, []);
  useEffect(() => end, [end]);
  const sew = (asked: PictureAsked, name: string): void => {
    end();
    setSewing({ state: 'busy', share: 0 });
    const hand = new Worker(new URL('./picture.worker.ts', import.meta.url), { type: 'module' });
    worker.current = hand;
    hand.addEventListener('message', ({ data }: MessageEvent<PictureTold>) => {
      if (data.kind === 'sewn') {
        setSewing({ state: 'busy', share: data.share });
        return;
      }
      if (data.kind === 'done') handOver(data.picture, name);
      setSewing({ state: data.kind });
      end();
    });
    hand.addEventListener('error', () => {
      setSewing({ state: 'failed' });
      end();
    });
    hand.postMessage(asked, []);
  };
  return { sewing, sew };
}
