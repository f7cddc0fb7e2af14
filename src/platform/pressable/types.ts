import type { ComponentType, ReactNode } from 'react';

export interface PressableProps {
  className?: string;
  children?: ReactNode;
  onPress(): void;
  /** Long press of 350 ms; its release is no press. */
  onLongPress?: () => void;
  /** Read by screen readers instead of the content: needed where the content is only an icon. */
  label?: string;
  /** `button` by default. */
  role?: 'button' | 'link' | 'tab' | 'switch' | 'checkbox' | 'radio' | 'menuitem' | 'menuitemradio' | 'option';
  /** A selected link leads to the page that is shown. */
  isSelected?: boolean;
  isChecked?: boolean;
  /** For screen readers only: a disabled control stays tappable and explains itself. */
  isDisabled?: boolean;
  /** Id of the element that says what is wrong with the value that is chosen here; read with it on H5. */
  errorId?: string | undefined;
  /** Stops the tap for the pressable around it. */
  stopsTap?: boolean;
}

/** Anything that can be tapped: reachable by keyboard and named for screen readers where the platform can. */
export type Pressable = ComponentType<PressableProps>;
