import type { KeyboardEvent, MouseEvent } from 'react';
import { LONG_PRESS_MS } from './LongPressGesture';
import { pressableAttributes } from './pressableAttributes';
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
export const Pressable: PressableType = (props) => {
  const { className, children, onPress, onLongPress, stopsTap } = props;
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
      {...pressableAttributes(props)}
      data-to={(onPress as { to?: string }).to}
      onClick={handleClick}
      onPointerDown={onLongPress && ((event) => awaitLongPress(event.currentTarget, onLongPress))}
      onKeyDown={handleKeyDown}
    >
      {children}
    </div>
  );
};
