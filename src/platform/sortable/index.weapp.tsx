import { View } from '@tarojs/components';
import type { Sortable as SortableType } from './types';

/** The template calls it `bindLongTap`. */
const longPressProps = (onLongPress: () => void) => ({ onLongPress });

/** A page of WeChat's scrolls under a resting touch, so there is no drag: a menu replaces it. */
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
