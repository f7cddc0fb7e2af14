import { Text } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { TradeUnit } from '@contract/goods';
import type { PurchaseDetail } from '@contract/purchase';
import { listedPricePosition } from '@rules/listedPriceVerdict';
import { formatFenRange } from '@/lib/price';
import { linkTo } from '@/navigation/navigate';
import { Pressable } from '@/platform/pressable';
import { Icon } from '@/ui/Icon';
import { tradeMessages } from '../../locale/messages';
import { purchaseMessages } from '../locale/messages';
import styles from './MarketNote.module.scss';

interface MarketNoteProps {
  market: Pick<NonNullable<PurchaseDetail['market']>, 'lineId' | 'marketName' | 'gradeName' | 'lowFen' | 'highFen'>;
  /** Price expected by the buyer, compared with the market in the note. `fen` is null while no price is entered. */
  expected?: { fen: number | null; unit: TradeUnit; gramsPerPack: number | null };
  /** Additional note. */
  note?: string;
}

/** Market price of the same goods today, with a link to the price history. */
export const MarketNote = observer(function MarketNote({ market, expected, note }: MarketNoteProps) {
  const t = purchaseMessages();
  const { list } = tradeMessages();
  return (
    <Pressable className={styles.note} role="link" onPress={linkTo('market.info', { lineId: market.lineId })}>
      <Icon name="chart-line" className={styles.icon} />
      <Text className={styles.text}>
        {`${t.marketToday(market.marketName, market.gradeName)} `}
        <Text className={styles.price}>{formatFenRange(market.lowFen, market.highFen)}</Text>
        {` ${t.yuanPerKg}`}
        {expected && list(['', verdictText(expected, market)])}
        {note !== undefined && list(['', note])}
      </Text>
      <Icon name="chevron-right" className={styles.arrow} />
    </Pressable>
  );
});

function verdictText(
  { fen, unit, gramsPerPack }: NonNullable<MarketNoteProps['expected']>,
  market: MarketNoteProps['market']
): string {
  const t = purchaseMessages();
  // An expected price does not specify tax and freight.
  const terms = { isTaxIncluded: false, isFreightIncluded: false };
  const price = { priceMode: 'fixed', fen, highFen: null, tiers: [], unit, gramsPerPack } as const;
  const position = listedPricePosition({ ...price, ...terms }, market);
  return position === null ? t.canRefer : t.verdicts[position];
}
