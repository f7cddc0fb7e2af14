import { Text } from '@tarojs/components';
import { observer } from 'mobx-react';
import { listedPricePosition } from '@rules/listedPriceVerdict';
import type { TradeUnit } from '@contract/goods';
import type { PurchaseDetail } from '@contract/purchase';
import { formatFenRange } from '@/lib/price';
import { push } from '@/navigation/navigate';
import { Pressable } from '@/platform/Pressable';
import { Icon } from '@/ui/Icon';
import { purchaseMessages } from '../locale/messages';
import styles from './MarketNote.module.scss';
import { tradeMessages } from '../../locale/messages';

interface MarketNoteProps {
  market: Pick<NonNullable<PurchaseDetail['market']>, 'lineId' | 'marketName' | 'gradeName' | 'lowFen' | 'highFen'>;
  /** The price that a buyer expects: the note says where it stands. A price that is not known yet is null. */
  expected?: { fen: number | null; unit: TradeUnit; gramsPerPack: number | null };
  /** What else is to be known. */
  note?: string;
}

/** What the market pays for the same goods today, and the way to its history. */
export const MarketNote = observer(function MarketNote({ market, expected, note }: MarketNoteProps) {
  const t = purchaseMessages();
  const { list } = tradeMessages();
  return (
    <Pressable className={styles.note} role="link" onPress={() => push('market.info', { lineId: market.lineId })}>
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
  // What a buyer expects says nothing of tax and freight.
  const terms = { isTaxIncluded: false, isFreightIncluded: false };
  const price = { priceMode: 'fixed', fen, highFen: null, tiers: [], unit, gramsPerPack } as const;
  const position = listedPricePosition({ ...price, ...terms }, market);
  return position === null ? t.canRefer : t.verdicts[position];
}
