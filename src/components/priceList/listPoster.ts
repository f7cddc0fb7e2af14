import type { ChangeSpan, PriceLine } from '@contract/priceLine';
import type { ListPoster } from '@/components/poster/poster';
import { directionOf, formatBasisPoints, MISSING_VALUE } from '@/lib/price';
import { formatUnitPrice } from '@/lib/priceUnit';
import { market } from '@/stores/market';
import { priceListMessages } from './locale/messages';

const MAX_ROWS = 10;

interface PosterList {
  title: string;
  /** What the list is narrowed to. */
  category: string;
  lines: readonly PriceLine[];
  span: ChangeSpan;
  /** The day that was chosen; empty for the newest of each line. */
  date?: string;
}

/** The head of a list of prices as it is shown: its order, its filters, its unit. Undefined for an empty one. */
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
