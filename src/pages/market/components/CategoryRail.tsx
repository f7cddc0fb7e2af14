import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { Pressable } from '@/platform/pressable';
import { marketMessages } from '../locale/messages';
import { type Rail, rails } from '../Market.store';
import styles from './CategoryRail.module.scss';

/** The category rail beside the list; stays in view during scrolling. */
export const CategoryRail = observer(function CategoryRail({
  value,
  onChange
}: {
  value: Rail;
  onChange(rail: Rail): void;
}) {
  const t = marketMessages();
  return (
    <View className={styles.side}>
      <View className={styles.rail} role="tablist" aria-label={t.categories} aria-orientation="vertical">
        {rails.map((item) => (
          <Pressable
            key={item}
            className={`${styles.item} ${item === value ? styles.on : ''}`}
            role="tab"
            isSelected={item === value}
            onPress={() => onChange(item)}
          >
            <Text className={styles.text}>{item === 'followed' || item === 'all' ? t[item] : t.rail[item]}</Text>
          </Pressable>
        ))}
      </View>
    </View>
  );
});
