import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { Flash } from '@contract/flash';
import { SpiceArt } from '@/components/SpiceArt';
import { clockOf } from '@/lib/time';
import { Pressable } from '@/platform/Pressable';
import { Badge } from '@/ui/Badge';
import { newsWords } from '../../../locale/words';
import styles from './FlashItem.module.scss';

/** Of the importances 1 to 3, the one that is marked. */
const IMPORTANT = 3;

interface Props {
  flash: Flash;
  /** Too long to be shown in full at once. */
  isLong: boolean;
  isUnfolded: boolean;
  onToggle(id: string): void;
}

/** One flash on the rail of time. */
export const FlashItem = observer(function FlashItem({ flash, isLong, isUnfolded, onToggle }: Props) {
  const t = newsWords();
  const isImportant = flash.importance === IMPORTANT;
  const isFolded = isLong && !isUnfolded;
  return (
    <View className={styles.item}>
      <Text className={`${styles.time} ${isImportant ? styles.timeImportant : ''}`}>
        {clockOf(flash.publishedAtMs)}
      </Text>
      <View className={styles.words}>
        <View className={`${styles.title} ${isImportant ? styles.titleImportant : ''}`} role="heading" aria-level={3}>
          {isImportant && (
            <Text className={styles.mark}>
              <Badge tone="red" text={t.important} />
            </Text>
          )}
          {flash.title}
        </View>
        {flash.content && (
          <View className={isFolded ? `${styles.content} ${styles.folded}` : styles.content}>{flash.content}</View>
        )}
        <View className={styles.foot}>
          {flash.varietyIds.slice(0, 3).map((id) => (
            <View key={id} className={styles.art}>
              <SpiceArt varietyId={id} />
            </View>
          ))}
          <Text className={styles.source}>{flash.source}</Text>
          {isLong && (
            <Pressable className={styles.fold} onPress={() => onToggle(flash.id)}>
              <Text>{isFolded ? t.expand : t.collapse}</Text>
            </Pressable>
          )}
        </View>
      </View>
    </View>
  );
});
