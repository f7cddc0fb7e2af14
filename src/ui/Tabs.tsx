import { Text, View } from '@tarojs/components';
import { Pressable } from '@/platform/pressable';
import { ScrollRow } from '@/platform/scrollRow';
import type { TabOption } from './SegmentedControl';
import styles from './Tabs.module.scss';

export interface TabsProps<K extends string> {
  options: readonly (TabOption<NoInfer<K>> & { count?: number | string })[];
  value: K;
  onChange(key: NoInfer<K>): void;
  label: string;
  /** Prefix of the ids of the tabs, unique on the page: the row then follows an active tab that was chosen elsewhere. */
  idPrefix?: string;
  /** Distributes the width evenly, for few tabs. Otherwise the row scrolls. */
  isFilled?: boolean;
}

/** Tabs of a page, with a red line below the active one. */
export function Tabs<K extends string>({ options, value, onChange, label, idPrefix, isFilled }: TabsProps<K>) {
  const idOf = (key: K) => `${idPrefix}${key}`;
  return (
    <ScrollRow className={styles.scroller} shownId={idPrefix && idOf(value)}>
      <View className={`${styles.row} ${isFilled ? styles.filled : ''}`} role="tablist" aria-label={label}>
        {options.map(({ key, text, count }) => (
          <Pressable
            key={key}
            className={`${styles.tab} ${key === value ? styles.on : ''} ${isFilled ? styles.even : ''}`}
            role="tab"
            isSelected={key === value}
            onPress={() => onChange(key)}
          >
            <Text {...(idPrefix && { id: idOf(key) })}>{text}</Text>
            {count !== undefined && <Text className={styles.count}>{count}</Text>}
          </Pressable>
        ))}
      </View>
    </ScrollRow>
  );
}
