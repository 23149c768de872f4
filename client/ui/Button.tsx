// The button. One primary (rubric) button a view; cost and gain stand on the button; a refused button stays reachable and
// says why: quietly until it is pressed, in red to whoever pressed it. Invariants: a refused, waiting or busy button never calls onClick; a button that
// may be refused is the same button, with the focus that it had, when its refusal comes and goes.

import { useId, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { classes } from './classes.ts';
import { busyClass, pressableClass } from './pressable.ts';
import styles from './Button.module.css';

type ButtonVariant = 'primary' | 'secondary' | 'quiet';
type ButtonSize = 'sm' | 'md' | 'lg';

interface Look {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** What it costs or gains, on the button: "6 turns". */
  readonly cost?: string | undefined;
  readonly icon?: ReactNode;
  /** Fills the width it is given. */
  readonly wide?: boolean;
}

type ButtonProps = Look &
  Omit<ComponentProps<'button'>, 'disabled'> & {
    /** The sentence why this cannot be done now. */
    readonly refusal?: string | undefined;
    /** The sentence why it has to wait for a moment: read with the button, and no line beneath it comes and goes. */
    readonly waits?: string | undefined;
    readonly loading?: boolean;
    /** Said instead of the label while loading: "Creating Your Kingdom...". */
    readonly loadingLabel?: string;
  };

/** The class a button-like element bears. */
const buttonClass = ({ variant = 'secondary', size = 'md', wide = false }: Look): string =>
  pressableClass(styles, { variant, size, wide });

function Face({
  icon,
  cost,
  children,
}: {
  icon?: ReactNode;
  cost?: string | undefined;
  children: ReactNode;
}): ReactNode {
  return (
    <>
      {icon}
      <span>{children}</span>
      {cost !== undefined && <span className={styles.cost}>{cost}</span>}
    </>
  );
}

export function Button(props: ButtonProps): ReactNode {
  const {
    variant,
    size,
    cost,
    icon,
    wide,
    refusal,
    waits,
    loading = false,
    loadingLabel,
    className,
    onClick,
    onBlur,
    type = 'button',
    children,
    ...rest
  } = props;
  const reasonId = useId();
  const [pressed, setPressed] = useState(false);
  const reason = waits ?? refusal;
  const held = loading || reason !== undefined || rest['aria-disabled'] === true;
  const button = (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- the type is one of React's own three
      type={type}
      className={classes(
        buttonClass({ ...look(variant, size), ...(wide === undefined ? {} : { wide }) }),
        className,
      )}
      aria-disabled={held || undefined}
      aria-busy={loading || undefined}
      aria-describedby={reason === undefined ? rest['aria-describedby'] : reasonId}
      onBlur={(event) => {
        setPressed(false);
        onBlur?.(event);
      }}
      onClick={(event) => {
        setPressed(true);
        if (held) event.preventDefault();
        else onClick?.(event);
      }}
    >
      <Face
        icon={loading ? <span className={busyClass} aria-hidden="true" /> : icon}
        cost={loading ? undefined : cost}
      >
        {loading && loadingLabel !== undefined ? loadingLabel : children}
      </Face>
    </button>
  );
  if (!('refusal' in props) && !('waits' in props)) return button;
  return (
    <span className={classes(styles.refusable, wide === true && styles.wide)}>
      {button}
      {refusal !== undefined && (
        <span
          id={waits === undefined ? reasonId : undefined}
          className={classes(styles.reason, pressed && styles.pressed)}
        >
          {refusal}
        </span>
      )}
      {waits !== undefined && (
        <span id={reasonId} className="visuallyHidden">
          {waits}
        </span>
      )}
    </span>
  );
}

const look = (variant: ButtonVariant | undefined, size: ButtonSize | undefined): Look => ({
  ...(variant === undefined ? {} : { variant }),
  ...(size === undefined ? {} : { size }),
});

/** A link that looks like a button: it leads somewhere instead of doing something. */
export function ButtonLink({
  variant,
  size,
  cost,
  icon,
  wide,
  className,
  children,
  ...link
}: Look & ComponentProps<typeof Link>): ReactNode {
  return (
    <Link
      {...link}
      className={classes(
        buttonClass({ ...look(variant, size), ...(wide === undefined ? {} : { wide }) }),
        className,
      )}
    >
      <Face icon={icon} cost={cost}>
        {children}
      </Face>
    </Link>
  );
}
