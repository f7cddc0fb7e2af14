import { Text } from '@tarojs/components';
import { observer } from 'mobx-react';
import { market } from '@/stores/market';
import { Price } from '@/ui/Price';
import { readerPrice, type Stated } from './readerPrice';

interface Props {
  listing: Stated;
  /** Ink where the price is one fact among others. */
  tone?: 'listing' | 'market';
  /** As the listing states it, not in the unit of the reader. */
  isStated?: boolean;
}

/** A listing's price, one number or a range, in the unit that the reader compares in; or the word for a negotiable one. */
export const ListingPriceText = observer(function ListingPriceText({ listing, tone = 'listing', isStated }: Props) {
  const price = readerPrice(listing, isStated ? 'stated' : market.unit);
  return <Price fen={null} tone={tone} {...price} />;
});

/** The price as the seller wrote it, small; nothing where that is what is shown already. */
export const StatedPrice = observer(function StatedPrice({
  listing,
  className
}: {
  listing: Stated;
  className?: string | undefined;
}) {
  const own = readerPrice(listing, market.unit)?.own;
  return own ? <Text className={className}>{own}</Text> : null;
});
