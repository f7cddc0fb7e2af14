import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { listedPriceVerdict } from '@rules/listedPriceVerdict';
import { shanghaiDay } from '@rules/shanghaiTime';
import { listingMessages } from '@/components/listing/locale/messages';
import { formatBasisPoints, formatFenRange } from '@/lib/price';
import { Icon } from '@/ui/Icon';
import type { QuotedLine } from '../../../MarketHint.store';
import type { CreateSupplyStore } from '../CreateSupply.store';
import { createSupplyMessages } from '../locale/messages';
import { bodyOf } from '../supplyForm';
import styles from './MarketHint.module.scss';

/** Market price of the same goods per kilogram, and how the entered price compares with it. */
export const MarketHint = observer(function MarketHint({ store }: { store: CreateSupplyStore }) {
  const t = createSupplyMessages();
  const { line } = store.market;
  if (line === null) return null;
  return (
    <View className={styles.hint} role="note">
      <Icon name="chart-line" className={styles.icon} />
      <Text className={styles.text}>
        {`${t.marketToday(`${line.marketShortName}${line.gradeName}`, dayText(line))} `}
        <Text className={styles.price}>{formatFenRange(line.lowFen, line.highFen)}</Text>
        {` ${listingMessages().perUnit.kg}${verdictText(store, line)}`}
      </Text>
    </View>
  );
});

function dayText({ date }: QuotedLine): string {
  const t = createSupplyMessages();
  if (date === shanghaiDay(Date.now())) return t.today;
  const [, month, day] = date.split('-').map(Number);
  return t.onDay(month ?? 0, day ?? 0);
}

function verdictText(store: CreateSupplyStore, line: QuotedLine): string {
  const t = createSupplyMessages();
  const { form } = store;
  const { fields } = bodyOf(form.filledValues);
  if (['fen', 'highFen', 'tiers'].some((field) => form.problems[field] !== undefined)) return t.canRefer;
  const found = listedPriceVerdict(fields, line);
  if (found === null) return t.canRefer;
  const { verdict: position, byFen } = found;
  const apart = (edge: number) => formatBasisPoints(Math.round((byFen * 10_000) / edge)).replace('+', '');
  // Compared without tax and freight, like market prices.
  switch (position) {
    case 'below':
      return t.below(apart(line.lowFen));
    case 'within':
      return t.within;
    case 'above':
      return t.above(apart(line.highFen));
    case 'freight':
      return t.freightInside;
    case 'slip':
      return t.slip;
  }
}
