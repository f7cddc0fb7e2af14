import { Text } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { directionOf, formatBasisPoints, MISSING_VALUE } from '@/lib/price';
import { messages } from '@/locale/messages';
import styles from './PriceChange.module.scss';

export interface PriceChangeProps {
  /** Change in basis points: 147 is +1.47 %. Null without an earlier point, which shows `--`, never 0.00%. */
  basisPoints: number | null;
  /** Signed amount of the change, shown before the percentage. */
  amount?: string | undefined;
  /** Shows the change on a tinted ground of fixed width, as at the end of a row. */
  isPill?: boolean;
}

/**
 * Price change with triangle, sign and colour, because colour must never be the only sign. An unchanged price has none
 * of them.
 */
export const PriceChange = observer(function PriceChange({ basisPoints, amount, isPill }: PriceChangeProps) {
  const direction = directionOf(basisPoints);
  const percent = basisPoints === null ? MISSING_VALUE : formatBasisPoints(basisPoints);
  const { change } = messages();
  const magnitude = percent.replace(/^[+−]/, '');
  const spoken = direction === 'up' || direction === 'down' ? change[direction](magnitude) : change[direction];
  return (
    <Text
      className={`${styles.change} ${styles[direction]} ${isPill ? styles.pill : ''}`}
      role="img"
      aria-label={spoken}
    >
      {amount !== undefined && <Text className={styles.amount}>{amount}</Text>}
      {percent}
    </Text>
  );
});
