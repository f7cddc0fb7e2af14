import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { Flash } from '@contract/flash';
import { clockOf } from '@/lib/time';
import { Pressable } from '@/platform/pressable';
import { Badge } from '@/ui/Badge';
import { IconButton } from '@/ui/IconButton';
import { FlashPictures } from '../../components/FlashPictures';
import { quickNewsMessages } from '../../locale/messages';
import { MAX_PRICE_TAGS } from '../FlashPrices.store';
import type { QuickNewsListStore } from '../QuickNewsList.store';
import { PriceTag } from './PriceTag';
import styles from './FlashItem.module.scss';

/** The highest of the importances 1 to 3; only this one is marked. */
const IMPORTANT = 3;
/** Number of characters that always fit into the three lines of a collapsed flash. */
const COLLAPSED_CHARACTERS = 54;

export interface FlashActions {
  onOpen(flash: Flash): void;
  onShare(flash: Flash): void;
  onLine(lineId: string): void;
}

interface Props extends FlashActions {
  flash: Flash;
  store: QuickNewsListStore;
}

/** A flash in the timeline. */
export const FlashItem = observer(function FlashItem({ flash, store, onOpen, onShare, onLine }: Props) {
  const t = quickNewsMessages();
  const isImportant = flash.importance === IMPORTANT;
  const time = (
    <Text className={`${styles.time} ${isImportant ? styles.timeImportant : ''}`}>{clockOf(flash.publishedAtMs)}</Text>
  );
  if (store.isWithdrawn(flash.id)) {
    return (
      <View className={styles.item}>
        {time}
        <View className={`${styles.text} ${styles.withdrawn}`}>{t.withdrawn}</View>
      </View>
    );
  }
  const isLong = flash.content.length > COLLAPSED_CHARACTERS;
  const isCollapsed = isLong && !store.isExpanded(flash.id);
  const lines = flash.lineIds.slice(0, MAX_PRICE_TAGS).flatMap((id) => store.prices.priceOf(id) ?? []);
  return (
    <View className={styles.item}>
      {time}
      <View className={styles.text}>
        <Pressable role="link" className={styles.link} onPress={() => onOpen(flash)}>
          <View className={`${styles.title} ${isImportant ? styles.titleImportant : ''}`}>
            {isImportant && (
              <Text className={styles.mark}>
                <Badge tone="red" text={t.importance[3]} />
              </Text>
            )}
            {flash.title}
          </View>
          {flash.content && (
            <View className={isCollapsed ? `${styles.content} ${styles.folded}` : styles.content}>{flash.content}</View>
          )}
        </Pressable>
        {isLong && (
          <Pressable className={styles.fold} onPress={() => store.toggleExpanded(flash.id)}>
            <Text>{isCollapsed ? t.expand : t.collapse}</Text>
          </Pressable>
        )}
        <FlashPictures pictures={flash.images} size="small" />
        <View className={styles.foot}>
          <View className={styles.tags}>
            {lines.map((line) => (
              <PriceTag key={line.id} line={line} onPress={onLine} />
            ))}
            <Text className={styles.source}>{flash.source}</Text>
          </View>
          <IconButton icon="share-2" label={t.share} className={styles.share} onPress={() => onShare(flash)} />
        </View>
      </View>
    </View>
  );
});
