import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { OwnSupplyBrief } from '@contract/ownSupply';
import { dayText } from '@/components/listing/dayText';
import { ListingPriceText, OriginalPrice } from '@/components/listing/ListingPriceText';
import { quantityInUnit, quantityText } from '@/components/listing/quantity';
import { SupplyCover } from '@/components/listing/SupplyCover';
import { formatCount } from '@/lib/count';
import { relativeTime } from '@/lib/time';
import { messages } from '@/locale/messages';
import type { CardAction } from '../../../components/CardActions';
import { adverseReviewOf, OwnListingCard, statusTones } from '../../../components/OwnListingCard';
import { tradeMessages } from '../../../locale/messages';
import { listingPrice } from '../../ownSupply';
import { ownSupplyMessages } from '../locale/messages';
import { type OwnSupplyAction, ownSupplyActions } from '../ownSupplyActions';
import styles from './OwnSupplyCard.module.scss';

interface OwnSupplyCardProps {
  supply: OwnSupplyBrief;
  isBusy: boolean;
  onOpen(): void;
  onAction(action: OwnSupplyAction): void;
}

/** Card of an own supply: its status, its results and the available actions. */
export const OwnSupplyCard = observer(function OwnSupplyCard(props: OwnSupplyCardProps) {
  const { supply, isBusy, onOpen, onAction } = props;
  const t = ownSupplyMessages();
  const { status } = supply;
  const review = adverseReviewOf(supply);
  const reason = review && (review.reason === '' ? t.noReason : t.reason(review.reason));
  return (
    <OwnListingCard
      picture={
        <View className={styles.cover}>
          <SupplyCover supply={supply} />
        </View>
      }
      title={supply.title || t.untitled}
      badge={{ tone: statusTones[status], text: t.statuses[status] }}
      facts={
        <>
          <View className={styles.terms}>
            <Terms supply={supply} />
          </View>
          <View className={styles.facts}>{tradeMessages().list(facts(supply))}</View>
        </>
      }
      reason={reason ?? undefined}
      actions={cardActions(supply)}
      isBusy={isBusy}
      onOpen={onOpen}
      onAction={onAction}
    >
      {status !== 'draft' && (
        <View className={styles.stats}>
          <Stat text={t.views} count={supply.views} />
          <Stat text={t.favourites} count={supply.favourites} />
          <Stat text={t.inquiries} count={supply.inquiries} />
        </View>
      )}
    </OwnListingCard>
  );
});

function cardActions(supply: OwnSupplyBrief): CardAction<OwnSupplyAction>[] {
  const t = ownSupplyMessages();
  return ownSupplyActions(supply).map((key) => {
    const isLate = key === 'refresh' && supply.refreshFromMs !== null;
    return {
      key,
      text: isLate ? t.refreshTomorrow : actionText(key, supply),
      isDanger: key === 'remove' || key === 'unlist',
      isDisabled: isLate
    };
  });
}

function actionText(action: OwnSupplyAction, { status }: OwnSupplyBrief): string {
  const t = ownSupplyMessages();
  return action === 'edit' && status === 'draft' ? t.continueDraft : t.actions[action];
}

const Terms = observer(function Terms({ supply }: { supply: OwnSupplyBrief }) {
  const t = ownSupplyMessages();
  const { unit, gramsPerPack, stockGrams } = supply;
  const price = listingPrice(supply);
  const stock = stockGrams !== null && unit === 'pack' ? quantityInUnit(stockGrams, unit, gramsPerPack) : undefined;
  return (
    <>
      {price ? (
        <ListingPriceText listing={{ price, unit, gramsPerPack }} />
      ) : (
        <Text className={styles.missing}>{t.noPrice}</Text>
      )}
      {stockGrams !== null && <Text className={styles.stock}>{t.stock(stock ?? quantityText(stockGrams))}</Text>}
      {price && <OriginalPrice listing={{ price, unit, gramsPerPack }} className={styles.stated} />}
    </>
  );
});

/**
 * Returns the facts of the card: company, last day or last edit, completeness of a draft, and a still public old
 * version.
 */
function facts({ status, validUntil, companyName, completeness, isListed, updatedAtMs }: OwnSupplyBrief): string[] {
  const t = ownSupplyMessages();
  const edited = t.editedAt(relativeTime(updatedAtMs, Date.now(), messages().time));
  const isOffered = status === 'published' || status === 'paused' || status === 'expired';
  return [
    companyName && t.inCompanyName(companyName),
    isOffered && validUntil !== null ? t.until(dayText(validUntil)) : edited,
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
