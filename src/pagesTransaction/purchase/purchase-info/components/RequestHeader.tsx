import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { PurchaseDetail } from '@contract/purchase';
import { dayText } from '@/components/listing/dayText';
import { listingMessages } from '@/components/listing/locale/messages';
import { QuotaBadge } from '@/components/listing/PurchaseCard';
import { SpiceArt } from '@/components/SpiceArt';
import { useTranslation } from '@/components/translation/useTranslation';
import { keepUnitsTogether } from '@/lib/keepUnitsTogether';
import { Badge } from '@/ui/Badge';
import { tradeMessages } from '../../../locale/messages';
import { purchaseMessages } from '../../locale/messages';
import { isDealt } from '../isDealt';
import styles from './RequestHeader.module.scss';

/** Two-line summary: goods and status, then destination, delivery date and payment terms. */
export const RequestHeader = observer(function RequestHeader({ detail }: { detail: PurchaseDetail }) {
  const t = purchaseMessages();
  const title = useTranslation(detail.title, { kind: 'purchaseTitle', id: detail.id }, detail.role !== 'owner');
  return (
    <View className={styles.head}>
      <View className={styles.art}>
        <SpiceArt varietyId={detail.varietyId} />
      </View>
      <View className={styles.text}>
        <View className={styles.row}>
          <Text className={styles.title} role="heading" aria-level={2}>
            {title.text}
          </Text>
          <StateBadge detail={detail} />
        </View>
        {title.control}
        <View className={styles.terms}>
          {keepUnitsTogether(
            tradeMessages().list([
              listingMessages().sendTo(detail.deliveryPlace),
              t.before(dayText(detail.needBy)),
              tradeMessages().payTerms[detail.payTerm]
            ])
          )}
        </View>
      </View>
    </View>
  );
});

/** Status badge: remaining quotation slots, or why no quotations are accepted. */
const StateBadge = observer(function StateBadge({ detail }: { detail: PurchaseDetail }) {
  const t = purchaseMessages();
  if (detail.status === 'published' && detail.obstacle !== 'ended') return <QuotaBadge purchase={detail} />;
  if (isDealt(detail)) return <Badge tone="ok" text={t.dealt} />;
  return <Badge tone="grey" text={detail.status === 'published' ? t.statuses.expired : t.statuses[detail.status]} />;
});
