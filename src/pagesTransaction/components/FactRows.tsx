import { Text, View } from '@tarojs/components';
import styles from './FactRows.module.scss';

/** What is known, a line each; empty ones are left out. */
export function FactRows({ rows }: { rows: readonly (readonly [label: string, text: string])[] }) {
  return (
    <View className={styles.rows}>
      {rows.map(
        ([label, text]) =>
          text !== '' && (
            <View key={label} className={styles.row}>
              <Text className={styles.label}>{label}</Text>
              <Text className={styles.text}>{text}</Text>
            </View>
          )
      )}
    </View>
  );
}
