// Day, night, or as the system has it: three segments.

import type { ReactNode } from 'react';
import { Segmented } from '../../ui/Segmented.tsx';
import { chooseTheme, useThemeChoice } from './theme.ts';
import type { ThemeChoice } from './theme.ts';

const SEGMENTS: readonly { readonly value: ThemeChoice; readonly label: string }[] = [
  { value: 'day', label: 'Day' },
  { value: 'night', label: 'Night' },
  { value: 'system', label: 'System' },
];

export function ThemeToggle(): ReactNode {
  return <Segmented label="Theme" segments={SEGMENTS} value={useThemeChoice()} onChange={chooseTheme} />;
}
