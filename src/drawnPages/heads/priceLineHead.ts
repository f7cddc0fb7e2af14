import type { PageHead } from '@contract/drawnPage';
import type { PriceLine } from '@contract/priceLine';
import { formatUnitPrice, formatUnitRange } from '@/lib/priceUnit';
import { messages } from '@/locale/messages';
import { pathOf } from '@/navigation/pathOf';
import { marketInfoMessages } from '@/pagesMarket/locale/messages';
import { spiceCoverUri } from '@/platform/assetUri/spiceArtUri';
import { routes } from '@/routes';
import type { Answers } from '../Answers';
import { missingHead } from './missingHead';
import { breadcrumbs, yuanOf } from './structuredData';

/** @param origin public address of the server; structured data has full addresses */
export function priceLineHead(answers: Answers, origin: string): PageHead {
  const t = marketInfoMessages();
  const line = answers.dataOf('GET /api/front/market/line')?.line;
  if (!line) return missingHead(t.missingTitle, t.missingText);
  const { id, varietyName, gradeName, marketName, date, lowFen, highFen, midFen } = line;
  const name = `${varietyName} ${gradeName}`;
  const priceIn = (text: string) => `${text} ${t.perUnit.kg}`;
  const path = pathOf('market.info', { lineId: id });
  return {
    status: 200,
    title: midFen === null ? name : t.shareTitle(name, priceIn(formatUnitPrice(midFen, 'kg'))),
    description: [name, marketName, date, midFen !== null && priceIn(formatUnitRange(lowFen, highFen, 'kg'))]
      .filter(Boolean)
      .join(' · '),
    canonical: { lineId: id },
    kind: 'website',
    shared: { kind: 'line', id },
    structuredData: [
      ...offersOf(line, origin),
      breadcrumbs(origin, { name: messages().tabs.market, path: routes.market }, { name, path })
    ]
  };
}

function offersOf({ varietyId, varietyName, gradeName, lowFen, highFen, midFen }: PriceLine, origin: string): object[] {
  if (midFen === null) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: `${varietyName} ${gradeName}`,
      image: [origin + spiceCoverUri(varietyId)],
      offers: {
        '@type': 'AggregateOffer',
        priceCurrency: 'CNY',
        lowPrice: yuanOf(lowFen ?? midFen),
        highPrice: yuanOf(highFen ?? midFen)
      }
    }
  ];
}
