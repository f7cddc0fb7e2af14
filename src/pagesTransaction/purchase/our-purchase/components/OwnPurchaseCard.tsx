import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { OwnPurchaseBrief } from '@contract/purchase';
import type { Clock } from '@/components/listing/Clock';
import { Countdown } from '@/components/listing/Countdown';
import { QuoteProgress } from '@/components/listing/QuoteProgress';
import { SpiceArt } from '@/components/SpiceArt';
import { shortTime } from '@/lib/time';
import { words } from '@/locale/words';
import { Pressable } from '@/platform/Pressable';
import { Badge, type BadgeTone } from '@/ui/Badge';
import { Card } from '@/ui/Card';
import { Icon } from '@/ui/Icon';
import { CardActions, type CardAction } from '../../../components/CardActions';
import { purchaseWords } from '../../locale/words';
import { wantedText } from '../../wantedText';
import { ourPurchaseWords } from '../locale/words';
import { ownActions, type OwnAction } from '../ownActions';
import styles from './OwnPurchaseCard.module.scss';

interface OwnPurchaseCardProps {
  purchase: OwnPurchaseBrief;
  clock: Clock;
  isBusy: boolean;
  onOpen(): void;
  onAction(action: OwnAction): void;
}

const tones: Record<OwnPurchaseBrief['status'], BadgeTone> = {
  draft: 'grey',
  pending: 'info',
  published: 'ok',
  rejected: 'red',
  paused: 'warn',
  closed: 'grey',
  expired: 'grey',
  takedown: 'red'
};

/** An own request: how it stands, what has come of it, and what can be done. */
export const OwnPurchaseCard = observer(function OwnPurchaseCard(props: OwnPurchaseCardProps) {
  const { purchase, clock, onOpen } = props;
  const t = ourPurchaseWords();
  const { status, hasDeal, varietyName, gradeName, quantityGrams, unit, gramsPerPack, review } = purchase;
  const isDealt = status === 'closed' && hasDeal;
  const { statuses, dealt, list } = purchaseWords();
  const quantity = quantityGrams === null ? '' : wantedText(quantityGrams, unit, gramsPerPack);
  const party =
    purchase.companyName && (purchase.isAnonymous ? t.anonymousAs(purchase.companyName) : purchase.companyName);
  return (
    <Card isBare>
      <Pressable className={styles.card} role="link" onPress={onOpen}>
        <View className={styles.head}>
          <View className={styles.art}>
            <SpiceArt varietyId={purchase.varietyId} />
          </View>
          <View className={styles.words}>
            <View className={styles.line}>
              <Text className={styles.title}>{purchase.title || t.untitled}</Text>
              <Badge tone={isDealt ? 'ok' : tones[status]} text={isDealt ? dealt : statuses[status]} />
            </View>
            <View className={styles.facts}>
              {list([[varietyName, gradeName].filter(Boolean).join(' '), quantity].filter(Boolean))}
            </View>
            {party !== '' && <View className={styles.party}>{party}</View>}
          </View>
        </View>
        {review && (status === 'rejected' || status === 'takedown') && (
          <View className={styles.reason}>
            <Icon name="alert-triangle" />
            <View>{t.reason(review.reason)}</View>
          </View>
        )}
        {status !== 'draft' && status !== 'rejected' && <QuoteLine purchase={purchase} clock={clock} />}
        <View className={styles.foot}>
          <Text>{status === 'draft' ? '' : t.views(purchase.views)}</Text>
          <Text>{t.changed(shortTime(purchase.updatedAtMs, clock.nowMs, words().time))}</Text>
        </View>
      </Pressable>
      <CardActions
        title={purchase.title || t.untitled}
        actions={cardActions(purchase)}
        isBusy={props.isBusy}
        onAction={props.onAction}
      />
    </Card>
  );
});

function cardActions(purchase: OwnPurchaseBrief): CardAction<OwnAction>[] {
  const t = ourPurchaseWords();
  return ownActions(purchase).map((key) => {
    const isLate = key === 'refresh' && purchase.refreshFromMs !== null;
    return {
      key,
      text: isLate ? t.refreshTomorrow : t.actions[key],
      isDanger: key === 'remove' || key === 'close',
      isDisabled: isLate
    };
  });
}

/** How many quotations have come, how many of them are new, and until when they may. */
const QuoteLine = observer(function QuoteLine({ purchase, clock }: Pick<OwnPurchaseCardProps, 'purchase' | 'clock'>) {
  const t = ourPurchaseWords();
  const { quoteCount, maxQuotes, newQuotes, status, quoteDeadlineMs } = purchase;
  return (
    <View className={styles.quotes}>
      <QuoteProgress count={quoteCount} max={maxQuotes} />
      {newQuotes > 0 && <Badge tone="red" text={t.newQuotes(newQuotes)} />}
      {status === 'published' && quoteDeadlineMs !== null && <Countdown deadlineMs={quoteDeadlineMs} clock={clock} />}
    </View>
  );
});
