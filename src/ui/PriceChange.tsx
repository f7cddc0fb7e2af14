import { Text } from '@tarojs/components';
import { observer } from 'mobx-react';
import { directionOf, formatBasisPoints, MISSING_VALUE } from '@/lib/price';
import { messages } from '@/locale/messages';
import styles from './PriceChange.module.scss';

export interface PriceChangeProps {
  /** 147 is +1.47 %; null when there is no earlier point, which shows as `--`, never as 0.00%. */
  basisPoints: number | null;
  /** The change itself, with its sign, shown before the percent. */
  amount?: string | undefined;
  /** On a tinted ground of fixed width, as at the end of a row. */
  isPill?: boolean;
}

/** Where a price went: triangle, sign and colour, so that colour never speaks alone; what stood has none of them. */
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
