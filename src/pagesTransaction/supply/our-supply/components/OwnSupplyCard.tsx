import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { OwnSupplyBrief } from '@contract/supply';
import { ListingPriceText } from '@/components/listing/ListingPriceText';
import { quantityIn, quantityText } from '@/components/listing/quantity';
import { SupplyCover } from '@/components/listing/SupplyCover';
import { formatCount } from '@/lib/count';
import { relativeTime } from '@/lib/time';
import { words } from '@/locale/words';
import { Pressable } from '@/platform/Pressable';
import { Badge, type BadgeTone } from '@/ui/Badge';
import { Card } from '@/ui/Card';
import { Icon } from '@/ui/Icon';
import { CardActions } from '../../../components/CardActions';
import { listingPrice } from '../../ownSupply';
import { ownSupplyWords } from '../locale/words';
import { ownActions, type OwnAction } from '../ownActions';
import styles from './OwnSupplyCard.module.scss';

interface OwnSupplyCardProps {
  supply: OwnSupplyBrief;
  isBusy: boolean;
  onOpen(): void;
  onAction(action: OwnAction): void;
}

const tones: Record<OwnSupplyBrief['status'], BadgeTone> = {
  draft: 'grey',
  pending: 'info',
  published: 'ok',
  rejected: 'red',
  paused: 'warn',
  closed: 'grey',
  expired: 'grey',
  takedown: 'red'
};

/** An own supply: how it stands, what has come of it, and what can be done. */
export const OwnSupplyCard = observer(function OwnSupplyCard(props: OwnSupplyCardProps) {
  const { supply, isBusy, onOpen, onAction } = props;
  const t = ownSupplyWords();
  const { status, review } = supply;
  const title = supply.title || t.untitled;
  const actions = ownActions(supply).map((key) => ({
    key,
    text: key === 'refresh' && supply.refreshFromMs !== null ? t.refreshTomorrow : t.actions[key],
    isDanger: key === 'remove' || key === 'offShelf',
    isDisabled: key === 'refresh' && supply.refreshFromMs !== null
  }));
  return (
    <Card isBare>
      <Pressable className={styles.card} role="link" onPress={onOpen}>
        <View className={styles.head}>
          <View className={styles.cover}>
            <SupplyCover supply={supply} />
          </View>
          <View className={styles.words}>
            <View className={styles.line}>
              <Text className={styles.title}>{title}</Text>
              <Badge tone={tones[status]} text={t.statuses[status]} />
            </View>
            <View className={styles.terms}>
              <Terms supply={supply} />
            </View>
            <View className={styles.facts}>{t.list(facts(supply))}</View>
          </View>
        </View>
        {review && (status === 'rejected' || status === 'takedown') && (
          <View className={styles.reason}>
            <Icon name="alert-triangle" />
            <View>{review.reason ? t.reason(review.reason) : t.noReason}</View>
          </View>
        )}
        {status !== 'draft' && (
          <View className={styles.stats}>
            <Stat text={t.views} count={supply.views} />
            <Stat text={t.favourites} count={supply.favourites} />
            <Stat text={t.inquiries} count={supply.inquiries} />
          </View>
        )}
      </Pressable>
      <CardActions title={title} actions={actions} isBusy={isBusy} onAction={onAction} />
    </Card>
  );
});

const Terms = observer(function Terms({ supply }: { supply: OwnSupplyBrief }) {
  const t = ownSupplyWords();
  const { unit, gramsPerPack, stockGrams } = supply;
  const price = listingPrice(supply);
  const stock = stockGrams !== null && unit === 'pack' ? quantityIn(stockGrams, unit, gramsPerPack) : undefined;
  return (
    <>
      {price ? <ListingPriceText price={price} unit={unit} /> : <Text className={styles.missing}>{t.noPrice}</Text>}
      {stockGrams !== null && <Text className={styles.stock}>{t.stock(stock ?? quantityText(stockGrams))}</Text>}
    </>
  );
});

/** In whose name it stands, and what its owner has to keep in mind: until when it is offered, or how far it is. */
function facts({ status, validUntil, companyName, completeness, isListed, updatedAtMs }: OwnSupplyBrief): string[] {
  const t = ownSupplyWords();
  const edited = t.editedAt(relativeTime(updatedAtMs, Date.now(), words().time));
  const isOffered = status === 'published' || status === 'paused' || status === 'expired';
  return [
    companyName && t.inCompanyName(companyName),
    isOffered && validUntil !== null ? t.until(validUntil) : edited,
    status === 'draft' ? t.completeness(completeness) : '',
    isListed ? t.isListed : ''
  ].filter(Boolean);
}

const Stat = observer(function Stat({ text, count }: { text: string; count: number }) {
  return (
    <Text>
      {`${text} `}
      <Text className={styles.count}>{formatCount(count)}</Text>
    </Text>
  );
});
