// Has the long picture sewn and hands it to the browser as a file.
// Invariant: one picture at a time; whoever leaves the page ends the work.
import { useCallback, useEffect, useRef, useState } from 'react';
import type { PictureAsked, PictureTold } from './asked.ts';

export type Sewing =
  | { readonly state: 'idle' }
  | { readonly state: 'busy'; readonly share: number }
  | { readonly state: 'done' }
  | { readonly state: 'failed' };

/** Gives a file to the browser to be kept. */
export const handOver = (file: Blob, name: string): void => {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken it up by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};

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
