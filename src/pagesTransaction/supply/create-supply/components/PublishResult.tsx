import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { isBuilt, pushTab, replace } from '@/navigation/navigate';
import { BarRest } from '@/ui/BottomBar';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Icon } from '@/ui/Icon';
import { PageFrame } from '@/ui/PageFrame';
import { Timeline } from '@/ui/Timeline';
import type { CreateSupplyStore } from '../CreateSupply.store';
import { createSupplyWords } from '../locale/words';
import styles from './PublishResult.module.scss';

interface PublishResultProps {
  store: CreateSupplyStore;
  title: string;
  /** Begins another one. */
  onAnother(): void;
}

/** To the person's own supplies, or to the tab where that page is not there. */
export function showOwnSupplies(): void {
  if (isBuilt('supply.ours')) replace('supply.ours');
  else pushTab('transaction');
}

/** What becomes of a supply that was sent, and what can be done now. */
export const PublishResult = observer(function PublishResult({ store, title, onAnother }: PublishResultProps) {
  const t = createSupplyWords().result;
  const isWaiting = store.sent?.status === 'pending';
  const waitingText = store.sent?.isListed ? t.pendingAgainText : t.pendingText;
  const steps = [
    { key: 'submitted', title: t.submitted, state: 'done' as const },
    { key: 'reviewing', title: t.reviewing, state: 'now' as const },
    { key: 'listed', title: t.listed, state: 'ahead' as const, children: t.share }
  ];
  return (
    <PageFrame
      title={title}
      bottomBar={
        <>
          <BarRest>
            <Button isFull onPress={onAnother}>
              {t.another}
            </Button>
          </BarRest>
          <BarRest>
            <Button kind="primary" isFull onPress={showOwnSupplies}>
              {t.mine}
            </Button>
          </BarRest>
        </>
      }
    >
      <View className={styles.head} role="status">
        <View className={`${styles.disc} ${isWaiting ? styles.waiting : styles.done}`}>
          <Icon name={isWaiting ? 'clock' : 'circle-check'} />
        </View>
        <View className={styles.title} role="heading" aria-level={1}>
          {isWaiting ? t.pending : t.published}
        </View>
        <View className={styles.text}>{isWaiting ? waitingText : t.publishedText}</View>
      </View>
      {isWaiting && (
        <Card>
          <Timeline label={t.course} steps={steps} />
        </Card>
      )}
    </PageFrame>
  );
});
