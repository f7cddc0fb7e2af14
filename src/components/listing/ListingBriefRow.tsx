import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { PurchaseBrief } from '@contract/listing';
import { keepUnitsTogether } from '@/lib/keepUnitsTogether';
import { messages } from '@/locale/messages';
import { Pressable } from '@/platform/pressable';
import { market } from '@/stores/market';
import { displayPrice } from './displayPrice';
import { listingMessages } from './locale/messages';
import styles from './ListingBriefRow.module.scss';

interface Props {
  listing: Pick<PurchaseBrief, 'title' | 'price' | 'unit' | 'gramsPerPack'>;
  /** Short facts below the title; empty ones are omitted. */
  facts: readonly string[];
  /** Picture before the texts. */
  picture?: ReactNode;
  onPress(): void;
}

/** A listing as a compact row among other content, with its price in the viewer's unit. */
export const ListingBriefRow = observer(function ListingBriefRow({ listing, facts, picture, onPress }: Props) {
  const price = displayPrice(listing, market.unit);
  return (
    <Pressable className={styles.listing} role="link" onPress={onPress}>
      {picture && <View className={styles.picture}>{picture}</View>}
      <View className={styles.text}>
        <View className={styles.title}>{keepUnitsTogether(listing.title)}</View>
        <View className={styles.facts}>{facts.filter(Boolean).join(listingMessages().comma)}</View>
      </View>
      {price ? (
        <View className={styles.price}>
          <View className={styles.figure}>{price.text}</View>
          <View className={styles.unit}>{price.unit}</View>
          {price.original && <View className={styles.own}>{price.original}</View>}
        </View>
      ) : (
        <Text className={styles.negotiable}>{messages().negotiable}</Text>
      )}
    </Pressable>
  );
});
