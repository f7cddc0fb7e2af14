import { View } from '@tarojs/components';
import type { Pressable as PressableType } from './types';

/**
 * The role is sent only where it is set and not evident; a row of a list (`link`) is read by its content, and each
 * attribute is sent with every row.
 */
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
  stopsTap
}) => {
  const spoken = {
    ...(role === 'link' && label === undefined ? {} : { role }),
    ...(label === undefined ? {} : { 'aria-label': label }),
    ...(isSelected === undefined ? {} : { 'aria-selected': isSelected ? 'true' : 'false' }),
    ...(isChecked === undefined ? {} : { 'aria-checked': isChecked ? 'true' : 'false' }),
    ...(isDisabled ? { 'aria-disabled': 'true' } : {})
  } as const;
  return (
    <View
      className={className}
      {...spoken}
      {...(onLongPress && { onLongPress })}
      onClick={(event) => {
        if (stopsTap) event.stopPropagation();
        onPress();
      }}
    >
      {children}
    </View>
  );
};
