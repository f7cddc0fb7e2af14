import { Text, View } from '@tarojs/components';
import { Pressable } from '@/platform/pressable';
import { ScrollRow } from '@/platform/scrollRow';
import type { ColorKey } from './planColors';
import styles from './PlanLegend.module.scss';

interface PlanLegendProps<K extends ColorKey> {
  items: readonly { key: K; text: string }[];
  label: string;
  /** Makes filters of the entries, of which one can be on. */
  value?: K | null;
  onPress?(key: K): void;
}

/** The colours of the plan with their names, in a row that scrolls. */
export function PlanLegend<K extends ColorKey>({ items, label, value, onPress }: PlanLegendProps<K>) {
  return (
    <ScrollRow className={styles.scroller}>
      <View className={styles.row} role="group" aria-label={label}>
        {items.map(({ key, text }) => {
          const content = (
            <>
              <View className={`${styles.swatch} ${styles[key] ?? ''}`} />
              <Text>{text}</Text>
            </>
          );
          return onPress ? (
            <Pressable
              key={key}
              className={`${styles.item} ${key === value ? styles.on : ''}`}
              isSelected={key === value}
              onPress={() => onPress(key)}
            >
              {content}
            </Pressable>
          ) : (
            <View key={key} className={styles.item}>
              {content}
            </View>
          );
        })}
      </View>
    </ScrollRow>
  );
}
