import { Text, View } from '@tarojs/components';
import { ItemList } from '@/platform/itemList';
import styles from './FactRows.module.scss';

/** Rows of label and text; rows with an empty text are left out. */
export function FactRows({ rows }: { rows: readonly (readonly [label: string, text: string])[] }) {
  return (
    <View className={styles.rows}>
      <ItemList>
        {rows.map(
          ([label, text]) =>
            text !== '' && (
              <View key={label} className={styles.row}>
                <Text className={styles.label}>{label}</Text>
                <Text className={styles.text}>{text}</Text>
              </View>
            )
        )}
      </ItemList>
    </View>
  );
}
