import type { Dataset, Product, WithContext } from 'schema-dts';
import type { PageHead } from '@contract/drawnPage';
import type { PriceLine } from '@contract/priceLine';
import type { Series } from '@contract/priceSeries';
import { formatUnitPrice, formatUnitRange } from '@/lib/priceUnit';
import { messages } from '@/locale/messages';
import { pathOf } from '@/navigation/pathOf';
import { marketInfoMessages } from '@/pagesMarket/locale/messages';
import { spiceCoverUri } from '@/platform/assetUri/spiceArtUri';
import { routes } from '@/routes';
import type { Answers } from '../Answers';
import { missingHead } from './missingHead';
import { breadcrumbs, yuanOf } from './structuredData';

/** Licence of the open prices (docs/open-data.md). */
const OPEN_DATA_LICENCE = 'https://creativecommons.org/licenses/by/4.0/';

/** @param origin public address of the server; structured data has full addresses */
export function priceLineHead(answers: Answers, origin: string): PageHead {
  const t = marketInfoMessages();
  const line = answers.dataOf('GET /api/front/market/line')?.line;
  if (!line) return missingHead(t.missingTitle, t.missingText);
  const { id, varietyName, gradeName, marketName, marketShortName, date, lowFen, highFen, midFen } = line;
  const name = `${varietyName} ${gradeName}`;
  // Another market has the same goods, often at the same price.
  const named = `${name} · ${marketShortName}`;
  const priceIn = (text: string) => `${text} ${t.perUnit.kg}`;
  const path = pathOf('market.info', { lineId: id });
  return {
    status: 200,
    title: midFen === null ? named : t.shareTitle(named, priceIn(formatUnitPrice(midFen, 'kg'))),
    description: [name, marketName, date, midFen !== null && priceIn(formatUnitRange(lowFen, highFen, 'kg'))]
      .filter(Boolean)
      .join(' · '),
    canonical: { lineId: id },
    kind: 'website',
    shared: { kind: 'line', id },
    structuredData: [
      ...offersOf(line, origin),
      ...seriesOf(line, answers.dataOf('GET /api/front/market/series'), origin),
      breadcrumbs(origin, { name: messages().tabs.market, path: routes.market }, { name, path })
    ]
  };
}

function offersOf(
  { varietyId, varietyName, gradeName, lowFen, highFen, midFen }: PriceLine,
  origin: string
): WithContext<Product>[] {
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

/**
 * Describes the prices of a line as a data set, with the file of the newest day (docs/open-data.md). Returns nothing for a
 * line of an official index: its prices belong to the publisher and are in no file.
 */
function seriesOf(line: PriceLine, series: Series | undefined, origin: string): WithContext<Dataset>[] {
  const last = series?.points[series.points.length - 1];
  if (!series || !last || series.sources[last.source]?.kind === 'index') return [];
  const { varietyName, gradeName, marketName } = line;
  const t = marketInfoMessages();
  const name = `${varietyName} ${gradeName}`;
  const [low, high] = [series.points.map(({ lowFen }) => lowFen), series.points.map(({ highFen }) => highFen)];
  const priceOf = (fen: number) => `${formatUnitPrice(fen, 'kg')} ${t.perUnit.kg}`;
  const summary = t.chart(
    name,
    t.ranges[series.range],
    priceOf(Math.min(...low)),
    priceOf(Math.max(...high)),
    priceOf(last.midFen)
  );
  const fileOf = (format: 'csv' | 'json', encodingFormat: string) => ({
    '@type': 'DataDownload' as const,
    encodingFormat,
    contentUrl: `${origin}/open/prices/${last.date}.${format}`
  });
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Dataset',
      name: `${t.pageTitle(name)} · ${marketName}`,
      description: `${marketName} · ${summary} · ${series.from} – ${series.to}`,
      url: `${origin}/h5/${pathOf('market.info', { lineId: line.id })}`,
      license: OPEN_DATA_LICENCE,
      isAccessibleForFree: true,
      creator: { '@type': 'Organization', name: messages().appName },
      temporalCoverage: `${series.points[0]?.date ?? last.date}/${last.date}`,
      spatialCoverage: { '@type': 'Place', name: marketName },
      variableMeasured: { '@type': 'PropertyValue', name, unitText: 'CNY/kg' },
      distribution: [fileOf('csv', 'text/csv'), fileOf('json', 'application/json')]
    }
  ];
}
