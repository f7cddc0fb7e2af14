import type { KeyboardEvent, MouseEvent } from 'react';
import type { Pressable as PressableType } from './Pressable.types';

/** A plain div: Taro's View keeps hover and touch state in React, which costs three renders a tap. */
export const Pressable: PressableType = ({
  className,
  children,
  onPress,
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
    onPress();
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
      onKeyDown={handleKeyDown}
    >
      {children}
    </div>
  );
};
