import { View } from '@tarojs/components';
import styles from './Rows.module.scss';

/** Facts, a line each. What is empty is left out. */
export function Rows({ rows }: { rows: readonly (readonly [label: string, value: string])[] }) {
  return (
    <View className={styles.rows}>
      {rows.map(
        ([label, value], place) =>
          value !== '' && (
            <View key={place} className={styles.row}>
              <View className={styles.label}>{label}</View>
              <View className={styles.value}>{value}</View>
            </View>
          )
      )}
    </View>
  );
}
