// A key that is held down is pressed once: Enter, which browsers repeat as a press of whatever has focus by then, would do a deed again and again, and
// press what the first press has just opened. Where one writes, it goes on making lines.

/** Lets Enter press once each time that it is pressed. */
export const pressOnce = (): void =>
  addEventListener(
    'keydown',
    (event) => {
      if (event.repeat && event.key === 'Enter' && !(event.target instanceof HTMLTextAreaElement))
        event.preventDefault();
    },
    true,
  );
