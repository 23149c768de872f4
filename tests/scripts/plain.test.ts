import { expect, it } from 'vitest';
import { plain } from '../../scripts/plain.ts';

it('what a stranger’s file says steers no terminal, hides nothing, and comes to an end', () => {
  expect(plain('battles/\u001B[2K\rwhole: no fault\n\u202Ex\u200B')).toBe(
    'battles/\\u{1b}[2K\\u{d}whole: no fault\\u{a}\\u{202e}x\\u{200b}',
  );
  expect(plain('Vāllum – “ē” 🏛')).toBe('Vāllum – “ē” 🏛');
  expect(plain('x'.repeat(9_000))).toHaveLength(500);
});
