import { Text } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { Price } from '@/components/price/Price';
import { market } from '@/stores/market';
import { displayPrice, type PricedListing } from './displayPrice';

interface Props {
  listing: PricedListing;
  /** Text colour; `market` is the ink colour, for a price that is one fact among others. */
  tone?: 'listing' | 'market';
  /** Shows the price in the listing's unit instead of the viewer's. */
  isOriginalUnit?: boolean;
}

/** A listing's price or price range in the viewer's unit, or the label for a negotiable price. */
export const ListingPriceText = observer(function ListingPriceText({
  listing,
  tone = 'listing',
  isOriginalUnit
}: Props) {
  const price = displayPrice(listing, isOriginalUnit ? 'stated' : market.unit);
  return <Price fen={null} tone={tone} {...price} />;
});

/** The price as the seller stated it, in small print. Renders nothing when that is the price already shown. */
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
