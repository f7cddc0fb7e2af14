import { View } from '@tarojs/components';
import type { PurchaseBrief } from '@contract/listing';
import type { Clock } from './Clock';
import { Countdown } from './Countdown';
import { QuotationProgress } from './QuotationProgress';
import styles from './QuotationProgressRow.module.scss';

/** The number of quotations of a purchase request, and the countdown to its deadline. */
export function QuotationProgressRow({ purchase, clock }: { purchase: PurchaseBrief; clock: Clock }) {
  return (
    <View className={styles.state}>
      <QuotationProgress count={purchase.quoteCount} max={purchase.maxQuotes} />
      <Countdown deadlineMs={purchase.quoteDeadlineMs} clock={clock} />
    </View>
  );
}
