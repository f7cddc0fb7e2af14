import { Text } from '@tarojs/components';
import { observer } from 'mobx-react';
import { formatFen, formatFenRange } from '@/lib/price';
import { messages } from '@/locale/messages';
import styles from './Price.module.scss';

export interface PriceProps {
  /** Fen; null is a negotiable price, which has a word in place of number and unit. */
  fen: number | null;
  /** The number as it is written already, in place of what `fen` says. */
  text?: string;
  /** The upper end of a range (fen). */
  toFen?: number | null;
  /** `元/公斤` of the language when not given; an empty text shows none. */
  unit?: string;
  /** A listing's price is red; in the market it is ink and only its change has a colour. */
  tone?: 'listing' | 'market';
}

/** A price with its unit. Font size comes from around it in the market, from the token in a listing. */
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
