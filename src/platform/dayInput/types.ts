import type { ReactNode } from 'react';

export interface DayInputProps {
  /** YYYY-MM-DD; empty when none is chosen. */
  value: string;
  onChange(day: string): void;
  /** The first and the last day that may be chosen. */
  first?: string;
  last?: string;
  /** Read aloud. */
  label: string;
  className?: string;
  /** What is seen: the day, or what to do. */
  children: ReactNode;
}
