import { observer } from 'mobx-react';
import type { TradeUnit } from '@contract/goods';
import type { ListingPrice } from '@contract/listing';
import { Price } from '@/ui/Price';
import { listingWords } from './locale/words';

/** A price as its listing states it: one number, a range (of its steps, from the lowest), or the word for a negotiable one. */
export const ListingPriceText = observer(function ListingPriceText({
  price,
  unit
}: {
  price: ListingPrice;
  unit: TradeUnit;
}) {
  const unitText = listingWords().perUnit[unit];
  switch (price.mode) {
    case 'fixed':
      return <Price fen={price.fen} unit={unitText} />;
    case 'range':
      return <Price fen={price.lowFen} toFen={price.highFen} unit={unitText} />;
    case 'tiered': {
      const fens = price.tiers.map(({ fen }) => fen);
      return <Price fen={Math.min(...fens)} toFen={Math.max(...fens)} unit={unitText} />;
    }
    case 'negotiable':
      return <Price fen={null} />;
  }
});
