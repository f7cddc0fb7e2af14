import type { KeyboardEvent, MouseEvent } from 'react';
import { HOLD_MS } from './HoldGesture';
import type { Pressable as PressableType } from './Pressable.types';

/** What a finger has rested on: the click that follows when it is lifted is none. */
let held: EventTarget | null = null;

/** Calls `onHold` when the pointer stays down for long enough. A finger that scrolls is cancelled by the browser. */
function awaitHold(element: HTMLElement, onHold: () => void): void {
  held = null;
  const ending = new AbortController();
  const timer = setTimeout(() => {
    held = element;
    onHold();
  }, HOLD_MS);
  const end = () => {
    clearTimeout(timer);
    ending.abort();
  };
  for (const sign of ['pointerup', 'pointercancel', 'dragstart']) {
    addEventListener(sign, end, { capture: true, signal: ending.signal });
  }
}

/** A plain div: Taro's View keeps hover and touch state in React, which costs three renders a tap. */
export const Pressable: PressableType = ({
  className,
  children,
  onPress,
  onHold,
  label,
  role = 'button',
  isSelected,
  isChecked,
  isDisabled,
  stopsTap
}) => {
  // Only a choice among others is selected; a button that stays in is pressed.
  const isChoice = role === 'tab' || role === 'option';
  const handleClick = (event: MouseEvent) => {
    if (stopsTap) event.stopPropagation();
    if (held !== event.currentTarget) onPress();
    held = null;
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    if (stopsTap) event.stopPropagation();
    onPress();
  };
  return (
    <div
      className={className ? `xs-press ${className}` : 'xs-press'}
      role={role}
      tabIndex={0}
      aria-label={label}
      aria-selected={isChoice ? isSelected : undefined}
      aria-pressed={isChoice ? undefined : isSelected}
      aria-checked={isChecked}
      aria-disabled={isDisabled || undefined}
      onClick={handleClick}
      onPointerDown={onHold && ((event) => awaitHold(event.currentTarget, onHold))}
      onKeyDown={handleKeyDown}
    >
      {children}
    </div>
  );
};
