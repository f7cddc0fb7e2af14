import type { ChangeSpan, PriceLine } from '@contract/priceLine';
import type { ListPoster } from '@/components/poster/poster';
import { directionOf, formatBasisPoints, MISSING_VALUE } from '@/lib/price';
import { formatUnitPrice } from '@/lib/priceUnit';
import { market } from '@/stores/market';
import { priceListMessages } from './locale/messages';

const MAX_ROWS = 10;

interface PosterList {
  title: string;
  /** Active filters as text. */
  category: string;
  lines: readonly PriceLine[];
  span: ChangeSpan;
  /** Chosen day; empty for the newest price of each line. */
  date?: string;
}

/** Returns the poster of a price list's first rows as shown: order, filters and unit. Undefined for an empty list. */
export function listPoster({ title, category, lines, span, date = '' }: PosterList): ListPoster | undefined {
  if (lines.length === 0) return undefined;
  const { perUnit, changes, posterSource } = priceListMessages();
  const rows = lines.slice(0, MAX_ROWS);
  return {
    kind: 'list',
    title,
    subtitle: [category, perUnit[market.unit], changes[span]].join(' · '),
    rows: rows.map((line) => ({
      name: `${line.varietyName} ${line.gradeName}`,
      note: line.marketShortName,
      value: formatUnitPrice(line.midFen, market.unit),
      change: {
        text: line.changeBp === null ? MISSING_VALUE : formatBasisPoints(line.changeBp),
        direction: directionOf(line.changeBp)
      }
    })),
    date: rows.reduce((latest, line) => (line.date > latest ? line.date : latest), date),
    source: posterSource
  };
}
