import { View } from '@tarojs/components';
import type { Sortable as SortableType } from './types';

/** The template calls it `bindLongTap`. */
const longPressProps = (onLongPress: () => void) => ({ onLongPress });

/** A page of WeChat's scrolls under a finger that rests on it, so nothing is drawn: a menu takes the place of that. */
export const Sortable: SortableType = ({ className, items, onLongPress, children }) => (
  <View className={className}>
    {items.map(({ key, content }, index) => (
      <View key={key} {...longPressProps(() => onLongPress(index))}>
        {content}
      </View>
    ))}
    {children}
  </View>
);
