import { Text } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { SupplyDetail } from '@contract/supply';
import { formatFenRange } from '@/lib/price';
import { linkTo } from '@/navigation/navigate';
import { Pressable } from '@/platform/pressable';
import { Icon } from '@/ui/Icon';
import { supplyInfoMessages } from '../locale/messages';
import styles from './PriceRangeRow.module.scss';

/** Market price of the same goods, how the supply's price compares with it, and a link to the price history. */
export const PriceRangeRow = observer(function PriceRangeRow({ detail: { band } }: { detail: SupplyDetail }) {
  const t = supplyInfoMessages();
  if (!band) return null;
  const { lineId, marketName, gradeName, lowFen, highFen, place: position } = band;
  const variants = { below: styles.off, above: styles.off, slip: styles.off, within: styles.within, freight: '' };
  return (
    <Pressable
      className={`${styles.band} ${position === null ? '' : variants[position]}`}
      role="link"
      onPress={linkTo('market.info', { lineId })}
    >
      <Icon name="chart-line" className={styles.icon} />
      <Text className={styles.text}>
        {t.band(marketName, gradeName)}
        <Text className={styles.price}>{formatFenRange(lowFen, highFen)}</Text>
        {position !== null && t.bandPositions[position]}
      </Text>
      <Icon name="chevron-right" className={styles.arrow} />
    </Pressable>
  );
});
