import { Image, Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { InquirySubject } from '@contract/inquiry';
import type { PurchaseBrief } from '@contract/listing';
import { displayPrice } from '@/components/listing/displayPrice';
import { SpiceArt } from '@/components/SpiceArt';
import { messages } from '@/locale/messages';
import { linkTo } from '@/navigation/navigate';
import { uploadUri } from '@/platform/assetUri/uploadUri';
import { Pressable } from '@/platform/pressable';
import { market } from '@/stores/market';
import { Icon } from '@/ui/Icon';
import { serviceMessages } from '../locale/messages';
import styles from './ListingStrip.module.scss';

/** The listing in one low row that stays in view, which leaves most of the page to the messages. */
export const ListingStrip = observer(function ListingStrip({ about }: { about: InquirySubject }) {
  const { id } = about;
  if (about.kind === 'supply' && about.supply) {
    const { cover, varietyId } = about.supply;
    const picture = cover ? (
      <Image className={styles.cover} src={uploadUri(cover)} mode="aspectFill" aria-hidden="true" />
    ) : undefined;
    return (
      <StripContent
        listing={about.supply}
        picture={picture ?? <SpiceArt varietyId={varietyId} />}
        onPress={linkTo('supply.info', { id })}
      />
    );
  }
  if (about.kind === 'purchase' && about.purchase) {
    return (
      <StripContent
        listing={about.purchase}
        picture={<SpiceArt varietyId={about.purchase.varietyId} />}
        onPress={linkTo('purchase.info', { id })}
      />
    );
  }
  return <View className={`${styles.strip} ${styles.gone}`}>{serviceMessages().goodsGone}</View>;
});

interface StripContentProps {
  listing: Pick<PurchaseBrief, 'title' | 'price' | 'unit' | 'gramsPerPack'>;
  picture: ReactNode;
  onPress(): void;
}

const StripContent = observer(function StripContent({ listing, picture, onPress }: StripContentProps) {
  const price = displayPrice(listing, market.unit);
  return (
    <Pressable className={styles.strip} role="link" onPress={onPress}>
      <View className={styles.picture} aria-hidden="true">
        {picture}
      </View>
      <View className={styles.text}>
        <View className={styles.title}>{listing.title}</View>
        <View className={styles.price}>
          <Text className={styles.figure}>{price ? price.text : messages().negotiable}</Text>
          {price && <Text className={styles.unit}>{price.unit}</Text>}
        </View>
      </View>
      <Icon name="chevron-right" className={styles.arrow} />
    </Pressable>
  );
});
