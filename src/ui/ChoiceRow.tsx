import { Text, View } from '@tarojs/components';
import { Pressable } from '@/platform/pressable';
import { cssVariables } from './cssVariables';
import { Icon } from './Icon';
import type { ChoiceItem } from './overlays';
import styles from './ChoiceRow.module.scss';

interface ChoiceRowProps {
  item: ChoiceItem;
  onPress(): void;
  /** Centres the text, as in an action sheet without icons. */
  isCentred?: boolean;
  /** Whether this is the chosen option of a picker. */
  isChosen?: boolean;
  role?: 'menuitem' | 'option';
}

/** Row of an action sheet or a picker. Uses few elements, because a sheet of provinces has 34 rows. */
export function ChoiceRow({ item, onPress, isCentred, isChosen = item.isChosen, role = 'menuitem' }: ChoiceRowProps) {
  const layout = isCentred && !item.icon ? styles.centred : '';
  const isOneOf = role === 'menuitem' && isChosen !== undefined;
  const size = item.textPx && cssVariables({ '--size': `calc(var(--xs-unit) * ${item.textPx})` });
  return (
    <Pressable
      className={`${styles.row} ${layout} ${item.isDanger ? styles.danger : ''} ${isChosen ? styles.chosen : ''}`}
      role={isOneOf ? 'menuitemradio' : role}
      isSelected={role === 'option' ? isChosen || undefined : undefined}
      isChecked={isOneOf ? isChosen : undefined}
      onPress={onPress}
    >
      {item.icon && <Icon name={item.icon} className={styles.icon} />}
      <View className={styles.text}>
        {size ? (
          <Text className={styles.sized} style={size}>
            {item.text}
          </Text>
        ) : (
          item.text
        )}
        {item.hint && <View className={styles.hint}>{item.hint}</View>}
      </View>
      {isChosen && <Icon name="check" className={styles.check} />}
    </Pressable>
  );
}
