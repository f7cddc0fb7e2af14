import type { Product, WithContext } from 'schema-dts';
import type { PageHead } from '@contract/drawnPage';
import type { ListingStatus } from '@contract/goods';
import type { SupplyDetail } from '@contract/supply';
import { displayPrice, type PricedListing } from '@/components/listing/displayPrice';
import { messages } from '@/locale/messages';
import { pathOf } from '@/navigation/pathOf';
import { purchaseInfoMessages } from '@/pagesTransaction/purchase/purchase-info/locale/messages';
import { landingMessages } from '@/pagesTransaction/supply/middle-page/locale/messages';
import { supplyInfoMessages } from '@/pagesTransaction/supply/supply-info/locale/messages';
import { spiceCoverUri } from '@/platform/assetUri/spiceArtUri';
import { routes } from '@/routes';
import type { Answers } from '../Answers';
import { missingHead } from './missingHead';
import { breadcrumbs, yuanOf } from './structuredData';

interface Listing extends PricedListing {
  id: string;
  title: string;
  description?: string;
  status: ListingStatus;
  varietyName: string;
  deliveryPlace: string;
}

const pages = { supply: 'supply.info', purchase: 'purchase.info' } as const;

/** @param origin public address of the server; structured data has full addresses */
export function supplyHead(answers: Answers, origin: string): PageHead {
  const supply = answers.dataOf('GET /api/front/supply/detail');
  const t = supplyInfoMessages();
  if (!supply) return missingHead(t.missingTitle, t.missingText);
  const head = listingHead('supply', supply, origin);
  if (head.status !== 200) return head;
  return {
    ...head,
    // Many offer the same goods by the same words.
    title: [supply.title, priceOf(supply), supply.seller.name].filter(Boolean).join(' · '),
    structuredData: [...offerOf(supply, head, origin), ...head.structuredData]
  };
}

/** @param origin public address of the server; structured data has full addresses */
export function purchaseHead(answers: Answers, origin: string): PageHead {
  const purchase = answers.dataOf('GET /api/front/purchase/detail');
  const t = purchaseInfoMessages();
  return purchase ? listingHead('purchase', purchase, origin) : missingHead(t.missingTitle, t.missingText);
}

/** Returns the head of the landing page of a shared supply, which is not for search engines: it shows a paused one too. */
export function sharedSupplyHead(answers: Answers): PageHead {
  const supply = answers.dataOf('GET /api/front/supply/detail');
  const t = landingMessages();
  if (!supply) return missingHead(t.missing, t.missingHint);
  const { id, title } = supply;
  return {
    status: supply.status === 'takedown' ? 410 : 200,
    title,
    description: factsOf(supply),
    canonical: { id },
    kind: 'website',
    shared: { kind: 'supply', id },
    structuredData: []
  };
}

function listingHead(kind: keyof typeof pages, listing: Listing, origin: string): PageHead {
  const { id, title, status } = listing;
  const description = factsOf(listing);
  // Its page says why it is over, and leads to others.
  if (status !== 'published') return missingHead(title, description, 410);
  return {
    status: 200,
    title,
    description,
    canonical: { id },
    kind: 'website',
    shared: { kind, id },
    structuredData: [
      breadcrumbs(
        origin,
        { name: messages().tabs.transaction, path: routes.transaction },
        { name: title, path: pathOf(pages[kind], { id }) }
      )
    ]
  };
}

function factsOf(listing: Listing): string {
  const { title, varietyName, deliveryPlace, description } = listing;
  return [varietyName, priceOf(listing), deliveryPlace, description || title].filter(Boolean).join(' · ');
}

function priceOf(listing: PricedListing): string {
  const price = displayPrice(listing, 'stated');
  return price ? `${price.text} ${price.unit}` : '';
}

/** Returns nothing for a negotiable price: an offer has one. */
function offerOf(
  { title, price, unit, seller, photos: [photo], varietyId }: SupplyDetail,
  { description }: PageHead,
  origin: string
): WithContext<Product>[] {
  const fens = fensOf(price);
  if (fens.length === 0) return [];
  const image = photo?.url ?? (varietyId === null ? null : spiceCoverUri(varietyId));
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: title,
      description,
      ...(image !== null && { image: [origin + image] }),
      offers: {
        '@type': 'AggregateOffer',
        priceCurrency: 'CNY',
        lowPrice: yuanOf(Math.min(...fens)),
        highPrice: yuanOf(Math.max(...fens)),
        availability: 'https://schema.org/InStock',
        eligibleQuantity: { '@type': 'QuantitativeValue', unitText: unit },
        seller: { '@type': 'Organization', name: seller.name }
      }
    }
  ];
}

function fensOf(price: SupplyDetail['price']): number[] {
  switch (price.mode) {
    case 'fixed':
      return [price.fen];
    case 'range':
      return [price.lowFen, price.highFen];
    case 'tiered':
      return price.tiers.map(({ fen }) => fen);
    case 'negotiable':
      return [];
  }
}
