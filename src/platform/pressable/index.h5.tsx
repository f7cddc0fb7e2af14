import type { KeyboardEvent, MouseEvent } from 'react';
import { errorProps } from '../describedBy';
import { LONG_PRESS_MS } from './LongPressGesture';
import type { Pressable as PressableType } from './types';

/** Target of the last long press: the click that follows its release is ignored. */
let longPressed: EventTarget | null = null;

/** Calls `onLongPress` when the pointer stays down for long enough. The browser cancels a scrolling touch. */
function awaitLongPress(element: HTMLElement, onLongPress: () => void): void {
  longPressed = null;
  const ending = new AbortController();
  const timer = setTimeout(() => {
    longPressed = element;
    onLongPress();
  }, LONG_PRESS_MS);
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
  onLongPress,
  label,
  role = 'button',
  isSelected,
  isChecked,
  isDisabled,
  errorId,
  stopsTap
}) => {
  // Only an option among others is selected, and a link is the current one; a toggle button is pressed.
  const isChoice = role === 'tab' || role === 'option';
  const isLink = role === 'link';
  const handleClick = (event: MouseEvent) => {
    if (stopsTap) event.stopPropagation();
    if (longPressed !== event.currentTarget) onPress();
    longPressed = null;
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
      aria-pressed={isChoice || isLink ? undefined : isSelected}
      aria-current={isLink && isSelected ? 'page' : undefined}
      aria-checked={isChecked}
      aria-disabled={isDisabled || undefined}
      {...errorProps(errorId)}
      onClick={handleClick}
      onPointerDown={onLongPress && ((event) => awaitLongPress(event.currentTarget, onLongPress))}
      onKeyDown={handleKeyDown}
    >
      {children}
    </div>
  );
};
