import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { SupplyDetail } from '@contract/supply';
import { displayPrice } from '@/components/listing/displayPrice';
import { listingMessages } from '@/components/listing/locale/messages';
import { quantityInUnit } from '@/components/listing/quantity';
import { useTranslation } from '@/components/translation/useTranslation';
import { formatFen } from '@/lib/price';
import { relativeTime } from '@/lib/time';
import { messages } from '@/locale/messages';
import { market } from '@/stores/market';
import { Badge } from '@/ui/Badge';
import { Tag } from '@/ui/Tag';
import { supplyMessages } from '../../locale/messages';
import { priceFigures } from '../../supplyPoster';
import { supplyInfoMessages } from '../locale/messages';
import { PriceRangeRow } from './PriceRangeRow';
import { StateBanner } from './StateBanner';
import styles from './SupplyHeader.module.scss';

/** Price with its terms, comparison with the market, title, tags and freshness. */
export const SupplyHeader = observer(function SupplyHeader({ detail }: { detail: SupplyDetail }) {
  const t = supplyInfoMessages();
  const title = useTranslation(detail.title, { kind: 'supplyTitle', id: detail.id }, detail.ownStatus === null);
  const listing = listingMessages();
  const tags = [
    detail.gradeName,
    ...detail.tags
      .filter((tag) => tag !== 'inStock' && tag !== 'taxIncluded' && tag !== 'freightIncluded')
      .map((tag) => listing.tags[tag]),
    listing.goodsForm[detail.form]
  ].filter(Boolean);
  return (
    <>
      {(detail.ownStatus ?? detail.status) !== 'published' && <StateBanner detail={detail} />}
      <View className={styles.row}>
        <PriceText detail={detail} />
        <Text className={styles.terms}>{supplyMessages().terms(detail.isTaxIncluded, detail.isFreightIncluded)}</Text>
      </View>
      <Tiers detail={detail} />
      <PriceRangeRow detail={detail} />
      <View className={styles.title} role="heading" aria-level={1}>
        {title.text}
      </View>
      {title.control}
      <View className={styles.tags}>
        {detail.status === 'published' && (
          <Badge tone="ok" text={t.confirmed(relativeTime(detail.confirmedAtMs, Date.now(), messages().time))} />
        )}
        {tags.map((tag) => (
          <Tag key={tag} text={tag} />
        ))}
      </View>
    </>
  );
});

/** Number of characters above which a price uses a smaller font. */
const LONG_PRICE = 15;

const PriceText = observer(function PriceText({ detail }: { detail: SupplyDetail }) {
  const { price, unit } = detail;
  const text = priceFigures(price);
  const same = displayPrice(detail, market.unit);
  if (text === null) return <Text className={`${styles.price} ${styles.word}`}>{messages().negotiable}</Text>;
  return (
    <>
      <Text className={`${styles.price} ${text.length > LONG_PRICE ? styles.long : ''}`}>
        {text}
        <Text className={styles.unit}>{listingMessages().perUnit[unit]}</Text>
      </Text>
      {same?.original && <Text className={styles.terms}>{supplyInfoMessages().same(`${same.text} ${same.unit}`)}</Text>}
    </>
  );
});

/** Unit prices by minimum quantity. */
const Tiers = observer(function Tiers({ detail: { price, unit, gramsPerPack } }: { detail: SupplyDetail }) {
  const t = supplyInfoMessages();
  if (price.mode !== 'tiered') return null;
  return (
    <View className={styles.tiers} role="list" aria-label={t.tiers}>
      {price.tiers.map(({ minGrams, fen }) => (
        <View key={minGrams} className={styles.tier} role="listitem">
          <View className={styles.from}>{t.tier(quantityInUnit(minGrams, unit, gramsPerPack))}</View>
          <View className={styles.step}>{formatFen(fen)}</View>
        </View>
      ))}
    </View>
  );
});
