import type { ComponentType, ReactNode } from 'react';

export interface FocusScopeProps {
  className?: string;
  children?: ReactNode;
  role: 'dialog' | 'alertdialog' | 'menu';
  label: string;
  /** The Escape key. */
  onEscape(): void;
}

/** The panel of an overlay: takes the focus when it appears, traps it, and restores it when it closes. */
export type FocusScope = ComponentType<FocusScopeProps>;
