import { Text } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { formatFen, formatFenRange } from '@/lib/price';
import { messages } from '@/locale/messages';
import styles from './Price.module.scss';

export interface PriceProps {
  /** Price in fen; null is a negotiable price, shown as a label without number and unit. */
  fen: number | null;
  /** Formatted number shown instead of `fen`. */
  text?: string;
  /** Upper end of a range, in fen. */
  toFen?: number | null;
  /** Unit; defaults to `元/公斤` in the current language, and an empty string shows none. */
  unit?: string;
  /** Text colour: red for listings; ink for market prices, where only the change is coloured. */
  tone?: 'listing' | 'market';
}

/** A price with its unit. The font size is inherited for `market`, and comes from the token for `listing`. */
export const Price = observer(function Price({ fen, text, toFen, unit, tone = 'listing' }: PriceProps) {
  const written = text ?? formatPrice(fen, toFen);
  if (written === null)
    return <Text className={`${styles.price} ${styles[tone]} ${styles.word}`}>{messages().negotiable}</Text>;
  const shownUnit = unit ?? messages().perKg;
  return (
    <Text className={`${styles.price} ${styles[tone]}`}>
      {written}
      {shownUnit && <Text className={styles.unit}>{shownUnit}</Text>}
    </Text>
  );
});

function formatPrice(fen: number | null, toFen: number | null | undefined): string | null {
  if (fen === null) return null;
  return toFen === undefined || toFen === null ? formatFen(fen) : formatFenRange(fen, toFen);
}
