import { View } from '@tarojs/components';
import type { Pressable as PressableType } from './Pressable.types';

/** Says only what cannot be read from the content: each attribute is sent with every row of a list. */
export const Pressable: PressableType = ({
  className,
  children,
  onPress,
  label,
  role,
  isSelected,
  isChecked,
  stopsTap
}) => {
  const spoken = {
    ...(label === undefined ? {} : { 'aria-label': label, 'aria-role': role ?? 'button' }),
    ...(isSelected ? { 'aria-selected': true } : {}),
    ...(isChecked === undefined ? {} : { 'aria-checked': isChecked })
  };
  return (
    <View
      className={className}
      {...spoken}
      onClick={(event) => {
        if (stopsTap) event.stopPropagation();
        onPress();
      }}
    >
      {children}
    </View>
  );
};
