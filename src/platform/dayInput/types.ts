import type { ReactNode } from 'react';

export interface DayInputProps {
  /** YYYY-MM-DD; empty when none is chosen. */
  value: string;
  onChange(day: string): void;
  /** First and last selectable day. */
  first?: string;
  last?: string;
  /** Name for screen readers. */
  label: string;
  /** Id of the element that says what is wrong with the day; read with it on H5. */
  errorId?: string | undefined;
  className?: string;
  /** Visible content: the day, or a prompt. */
  children: ReactNode;
}
