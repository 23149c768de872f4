// How far a long work has come, for whoever waits: counts, percent, and the time left at the pace of this sitting.
export interface Progress {
  /** Begins a stage: so many of `of` are done already. */
  begin(what: string, done: number, of: number): void;
  /** So many more are done. */
  add(more: number): void;
  /** Says a sentence between the stages. */
  say(sentence: string): void;
}

export interface ProgressDoors {
  readonly elapsed: () => number;
  readonly write: (line: string) => void;
  /** Milliseconds between two lines. */
  readonly every: number;
}

const counted = (n: number): string => n.toLocaleString('en');

/** A length of time as one says it. */
const spokenTime = (milliseconds: number): string => {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds < 90) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 90 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
};

/** Says where a work stands, no more often than told, and once at the end of each stage. */
export const openProgress = ({ elapsed, write, every }: ProgressDoors): Progress => {
  let stage = { what: '', began: 0, first: 0, done: 0, of: 0 };
  let said = 0;
  let last = '';
  const line = (): string => {
    const { what, began, first, done, of } = stage;
    const percent = of === 0 ? 100 : Math.floor((100 * done) / of);
    const spent = elapsed() - began;
    const left =
      done >= of || done === first ? '' : `, ${spokenTime((spent / (done - first)) * (of - done))} left`;
    return `${what}: ${counted(done)} of ${counted(of)} (${percent} %)${left}`;
  };
  return {
    begin(what, done, of) {
      stage = { what, began: elapsed(), first: done, done, of };
      said = elapsed();
      last = '';
    },
    add(more) {
      stage.done += more;
      if (stage.done < stage.of && elapsed() - said < every) return;
      said = elapsed();
      const now = line();
      // Collections that are empty come last, too: a stage ends once.
      if (now !== last) write(now);
      last = now;
    },
    say: write,
  };
};
