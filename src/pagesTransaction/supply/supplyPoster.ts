import type { ListingPrice } from '@contract/listing';
import type { OwnSupplyBrief } from '@contract/ownSupply';
import type { SupplyDetail } from '@contract/supply';
import { listingMessages } from '@/components/listing/locale/messages';
import { quantityText } from '@/components/listing/quantity';
import type { SupplyPoster } from '@/components/poster/poster';
import { formatFen, formatFenRange, trimZeroDecimals } from '@/lib/price';
import { shortTime } from '@/lib/time';
import { messages } from '@/locale/messages';
import { uploadUri } from '@/platform/assetUri/uploadUri';
import { supplyMessages } from './locale/messages';
import { listingPrice } from './ownSupply';

/** Formats the numbers of a price without its unit; null for a negotiable price. */
export function priceFigures(price: ListingPrice): string | null {
  switch (price.mode) {
    case 'fixed':
      return trimZeroDecimals(formatFen(price.fen));
    case 'range':
      return trimZeroDecimals(formatFenRange(price.lowFen, price.highFen));
    case 'tiered': {
      const fens = price.tiers.map(({ fen }) => fen);
      return trimZeroDecimals(formatFenRange(Math.min(...fens), Math.max(...fens)));
    }
    case 'negotiable':
      return null;
  }
}

/** Returns the content of the share poster for a supply. */
export function posterOfDetail(detail: SupplyDetail): SupplyPoster {
  const t = supplyMessages();
  return {
    ...commonPosterFields(detail, detail.price),
    terms: t.terms(detail.isTaxIncluded, detail.isFreightIncluded),
    facts: [
      { label: t.poster.least, value: quantityText(detail.moqGrams) },
      { label: t.poster.stock, value: quantityText(detail.stockGrams) },
      { label: t.poster.shipsFrom, value: detail.deliveryPlace }
    ],
    seller: detail.seller.name,
    date: t.poster.confirmed(shortTime(detail.confirmedAtMs, Date.now(), messages().time)),
    photo: photoOf(detail.cover)
  };
}

/** Returns the content of the share poster for an own supply, as far as its list row contains it. */
export function posterOfOwn(supply: OwnSupplyBrief, ownName: string): SupplyPoster {
  const t = supplyMessages();
  return {
    ...commonPosterFields(supply, listingPrice(supply) ?? { mode: 'negotiable' }),
    facts: [
      { label: t.poster.goods, value: [supply.varietyName, supply.gradeName].filter(Boolean).join(' ') },
      ...(supply.stockGrams === null ? [] : [{ label: t.poster.stock, value: quantityText(supply.stockGrams) }])
    ],
    seller: supply.companyName || ownName,
    date: t.poster.confirmed(shortTime(supply.confirmedAtMs ?? supply.updatedAtMs, Date.now(), messages().time)),
    photo: photoOf(supply.cover)
  };
}

function commonPosterFields(
  { title, varietyId, unit }: Pick<SupplyDetail, 'title' | 'varietyId' | 'unit'>,
  price: ListingPrice
): Pick<SupplyPoster, 'kind' | 'title' | 'varietyId' | 'price' | 'unit'> {
  const figures = priceFigures(price);
  return {
    kind: 'supply',
    title,
    varietyId,
    price: figures ?? messages().negotiable,
    unit: figures === null ? '' : listingMessages().perUnit[unit]
  };
}

const photoOf = (url: string | null): string | null => (url === null ? null : uploadUri(url));
