import type { ComponentType, ReactNode } from 'react';

export interface PressableProps {
  className?: string;
  children?: ReactNode;
  onPress(): void;
  /** A finger that rests on it for 350 ms; letting go is no press then. */
  onLongPress?: () => void;
  /** Read aloud instead of the content: needed where the content is only an icon. */
  label?: string;
  /** `button` when not given. */
  role?: 'button' | 'link' | 'tab' | 'switch' | 'checkbox' | 'radio' | 'menuitem' | 'menuitemradio' | 'option';
  isSelected?: boolean;
  isChecked?: boolean;
  /** Only said aloud: a disabled control stays tappable and explains itself. */
  isDisabled?: boolean;
  /** Keeps the tap from the pressable around it. */
  stopsTap?: boolean;
}

/** Anything that can be tapped: reachable by keyboard and named for screen readers where the platform can. */
export type Pressable = ComponentType<PressableProps>;
