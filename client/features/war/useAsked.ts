// Whoever comes to answer one challenge among several is led to that one.
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { classes } from '../../ui/classes.ts';
import styles from './War.module.css';

/** What makes a row of a list the place of a challenge; the one that somebody came for has the keyboard, and is marked. */
export function useAsked(challengeId: string) {
  const ref = useRef<HTMLLIElement>(null);
  const id = `challenge-${challengeId}`;
  const isAsked = useLocation().hash === `#${id}`;
  useEffect(() => {
    if (isAsked) ref.current?.focus();
  }, [isAsked]);
  return { ref, id, tabIndex: -1, className: classes(styles.request, isAsked && styles.asked) };
}
