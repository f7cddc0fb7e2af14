import { Text } from '@tarojs/components';
import { observer } from 'mobx-react';
import { market } from '@/stores/market';
import { Price } from '@/ui/Price';
import { displayPrice, type PricedListing } from './displayPrice';

interface Props {
  listing: PricedListing;
  /** Ink where the price is one fact among others. */
  tone?: 'listing' | 'market';
  /** As the listing states it, not in the unit of the reader. */
  isOriginalUnit?: boolean;
}

/** A listing's price, one number or a range, in the unit that the reader compares in; or the word for a negotiable one. */
export const ListingPriceText = observer(function ListingPriceText({
  listing,
  tone = 'listing',
  isOriginalUnit
}: Props) {
  const price = displayPrice(listing, isOriginalUnit ? 'stated' : market.unit);
  return <Price fen={null} tone={tone} {...price} />;
});

/** The price as the seller wrote it, small; nothing where that is what is shown already. */
export const OriginalPrice = observer(function OriginalPrice({
  listing,
  className
}: {
  listing: PricedListing;
  className?: string | undefined;
}) {
  const original = displayPrice(listing, market.unit)?.original;
  return original ? <Text className={className}>{original}</Text> : null;
});
