import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { listingMessages } from './locale/messages';
import styles from './QuotationProgress.module.scss';

/** Progress bar of the quotations received out of the maximum. */
export const QuotationProgress = observer(function QuotationProgress({ count, max }: { count: number; max: number }) {
  const t = listingMessages();
  const percent = max > 0 ? Math.min(100, Math.round((100 * count) / max)) : 0;
  return (
    <View className={styles.progress} role="img" aria-label={t.quotationProgress(count, max)}>
      <View className={styles.track}>
        <View className={styles.bar} style={{ width: `${percent}%` }} />
      </View>
      <Text className={styles.text}>
        {`${t.quotations} `}
        <Text className={styles.count}>{count}</Text>
        {`/${max}`}
      </Text>
    </View>
  );
});
