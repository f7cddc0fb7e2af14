import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { FlashDetail } from '@contract/flash';
import { Badge } from '@/ui/Badge';
import { Tag } from '@/ui/Tag';
import { FlashPictures } from '../../components/FlashPictures';
import { formatMoment } from '../../flashText';
import { quickNewsMessages } from '../../locale/messages';
import styles from './FlashText.module.scss';

/** Content of a flash: time, importance, title, text and source, or the reason of its withdrawal. */
export const FlashText = observer(function FlashText({ detail }: { detail: FlashDetail }) {
  const t = quickNewsMessages();
  const { flash, withdrawnReason } = detail;
  const isWithdrawn = withdrawnReason !== null;
  return (
    <View className={styles.flash}>
      <View className={styles.meta}>
        <Text className={styles.moment}>{formatMoment(flash.publishedAtMs)}</Text>
        {flash.importance > 1 && !isWithdrawn && (
          <Badge tone={flash.importance === 3 ? 'red' : 'warn'} text={t.importance[flash.importance]} />
        )}
        <Tag text={t.topics[flash.topic]} />
      </View>
      <View
        className={`${styles.title} ${flash.importance === 3 && !isWithdrawn ? styles.important : ''}`}
        role="heading"
        aria-level={2}
      >
        {isWithdrawn ? t.withdrawn : flash.title}
      </View>
      {isWithdrawn && <View className={styles.reason}>{t.withdrawnReason(withdrawnReason)}</View>}
      {flash.content && (
        <Text className={styles.content} userSelect>
          {flash.content}
        </Text>
      )}
      <FlashPictures pictures={flash.images} size="large" />
      {flash.source && <View className={styles.source}>{t.source(flash.source)}</View>}
    </View>
  );
});
