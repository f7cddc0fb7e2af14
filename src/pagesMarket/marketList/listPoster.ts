import type { ListPoster } from '@/components/poster/poster';
import { priceListWords } from '@/components/priceList/locale/words';
import { directionOf, formatBasisPoints, MISSING } from '@/lib/price';
import { formatUnitPrice } from '@/lib/priceUnit';
import { market } from '@/stores/market';
import { marketListWords } from './locale/words';
import type { MarketListStore } from './MarketList.store';

const MAX_ROWS = 10;

/** The head of the list as it is shown: its order, its filters, its unit. */
export function listPoster({ lines, date, span, category }: MarketListStore): ListPoster {
  const t = marketListWords();
  const { perUnit, changes } = priceListWords();
  const rows = lines.items.slice(0, MAX_ROWS);
  const newest = rows.reduce((latest, line) => (line.date > latest ? line.date : latest), date);
  return {
    kind: 'list',
    title: t.title,
    subtitle: [t.category[category], perUnit[market.unit], changes[span]].join(' · '),
    rows: rows.map((line) => ({
      name: `${line.varietyName} ${line.gradeName}`,
      note: line.marketShortName,
      value: formatUnitPrice(line.midFen, market.unit),
      change: {
        text: line.changeBp === null ? MISSING : formatBasisPoints(line.changeBp),
        direction: directionOf(line.changeBp)
      }
    })),
    date: newest,
    source: t.posterSource
  };
}
