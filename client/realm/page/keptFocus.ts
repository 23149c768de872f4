// Whoever goes by the keyboard keeps their place when what they stood on is taken away: a row that is gone, a button that has done its work. Leaves and menus
// see to their own. Invariant: focus is moved only when it was lost by removal, never taken from where somebody put it.
import { useEffect } from 'react';

const CONTROLS = 'button, a[href], input, select, textarea, summary, [tabindex="0"]';

const canTakeFocus = (element: HTMLElement): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
};

/** The nearest thing that is left: the first control of the innermost frame that still stands and has one, else the page. */
const nearestLeft = (frames: readonly HTMLElement[]): HTMLElement | undefined => {
  for (const frame of frames) {
    if (!frame.isConnected) continue;
    if (frame.tagName === 'MAIN') return frame;
    const control = [...frame.querySelectorAll<HTMLElement>(CONTROLS)].find(canTakeFocus);
    if (control !== undefined) return control;
  }
  return document.querySelector<HTMLElement>('main') ?? undefined;
};

const framesOf = (element: Element): readonly HTMLElement[] => {
  const parent = element.parentElement;
  return parent === null || parent === document.body ? [] : [parent, ...framesOf(parent)];
};

/** Keeps the keyboard's place on the page. Put once into each frame of pages: the shell, and the battle's own. */
export const useKeptFocus = (): void => {
  useEffect(() => {
    const root = document.querySelector('#root');
    if (root === null) return undefined;
    let stood: Element | null = null;
    let frames: readonly HTMLElement[] = [];
    const remember = ({ target }: FocusEvent): void => {
      stood = target instanceof Element && root.contains(target) ? target : null;
      frames = stood === null ? [] : framesOf(stood);
    };
    const look = new MutationObserver(() => {
      if (stood === null || stood.isConnected) return;
      const left = nearestLeft(frames);
      stood = null;
      // Somebody has it already: a leaf that was opened, a page that has come.
      if (document.activeElement !== null && document.activeElement !== document.body) return;
      left?.focus({ preventScroll: true });
    });
    // Before whatever the page does about it: a button may be taken away because it has the keyboard.
    document.addEventListener('focusin', remember, true);
    look.observe(root, { childList: true, subtree: true });
    return () => {
      look.disconnect();
      document.removeEventListener('focusin', remember, true);
    };
  }, []);
};
