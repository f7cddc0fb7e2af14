import type { ComponentType, ReactNode } from 'react';

export interface FocusScopeProps {
  className?: string;
  children?: ReactNode;
  role: 'dialog' | 'alertdialog' | 'menu';
  label: string;
  /** The Escape key. */
  onEscape(): void;
}

/**
 * The panel of an overlay: takes the focus when it appears, keeps it inside, gives it back when it goes.
 */
export type FocusScope = ComponentType<FocusScopeProps>;
