import { Text, View } from '@tarojs/components';
import { Pressable } from '@/platform/Pressable';
import styles from './ChoiceRow.module.scss';
import type { ChoiceItem } from './feedback';
import { Icon } from './Icon';

interface ChoiceRowProps {
  item: ChoiceItem;
  onPress(): void;
  /** As in an action sheet without icons. */
  isCentred?: boolean;
  /** The chosen one of a picker. */
  isChosen?: boolean;
  role?: 'menuitem' | 'option';
}

/** One line of an action sheet, a popover or a picker. */
export function ChoiceRow({ item, onPress, isCentred, isChosen, role = 'menuitem' }: ChoiceRowProps) {
  const layout = isCentred && !item.icon ? styles.centred : '';
  return (
    <Pressable
      className={`${styles.row} ${layout} ${item.isDanger ? styles.danger : ''} ${isChosen ? styles.chosen : ''}`}
      role={role}
      isSelected={isChosen}
      onPress={onPress}
    >
      {item.icon && <Icon name={item.icon} className={styles.icon} />}
      <View className={styles.words}>
        <Text>{item.text}</Text>
        {item.hint && <View className={styles.hint}>{item.hint}</View>}
      </View>
      {isChosen && <Icon name="check" className={styles.check} />}
    </Pressable>
  );
}
