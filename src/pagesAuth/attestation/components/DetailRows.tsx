import { View } from '@tarojs/components';
import styles from './DetailRows.module.scss';

/** Renders one fact per row; omits empty values. */
export function DetailRows({ rows }: { rows: readonly (readonly [label: string, value: string])[] }) {
  return (
    <View className={styles.rows}>
      {rows.map(
        ([label, value], index) =>
          value !== '' && (
            <View key={index} className={styles.row}>
              <View className={styles.label}>{label}</View>
              <View className={styles.value}>{value}</View>
            </View>
          )
      )}
    </View>
  );
}
