import { View } from '@tarojs/components';
import { useDidHide, useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { replace } from '@/navigation/navigate';
import { BarRest } from '@/ui/BottomBar';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Icon } from '@/ui/Icon';
import { network } from '@/ui/network';
import { PageFrame } from '@/ui/PageFrame';
import { Timeline } from '@/ui/Timeline';
import { LiveStamp } from '../../../components/LiveStamp';
import type { CreatePurchaseStore } from '../CreatePurchase.store';
import { createPurchaseWords } from '../locale/words';
import styles from './SentView.module.scss';

interface SentViewProps {
  store: CreatePurchaseStore;
  title: string;
  /** Begins another one. */
  onAnother(): void;
}

/** What becomes of a request that was sent: it waits for its review, and the page tells when that is done. */
export const SentView = observer(function SentView({ store, title, onAnother }: SentViewProps) {
  const t = createPurchaseWords().result;
  useReview(store);
  const { sent } = store;
  if (!sent) return null;
  const status = sent.status === 'rejected' || sent.status === 'published' ? sent.status : 'pending';
  const [headline, text] = t.states[status];
  const isOldShown = status === 'pending' && sent.isListed;
  const steps = [
    { key: 'sent', title: t.submitted, state: 'done' as const },
    {
      key: 'review',
      title: t.reviewing,
      state: ({ pending: 'now', published: 'done', rejected: 'failed' } as const)[status]
    },
    { key: 'listed', title: t.listed, state: status === 'published' ? ('done' as const) : ('ahead' as const) }
  ];
  const icons = { pending: 'clock', published: 'circle-check', rejected: 'alert-triangle' } as const;
  const open = () =>
    status === 'published' ? replace('purchase.info', { id: sent.id }) : replace('purchase.ours', { tab: 'pending' });
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
            <Button kind="primary" isFull onPress={open}>
              {status === 'published' ? t.open : t.mine}
            </Button>
          </BarRest>
        </>
      }
    >
      <View className={styles.head} role="status">
        <View className={`${styles.disc} ${styles[status]}`}>
          <Icon name={icons[status]} />
        </View>
        <View className={styles.title} role="heading" aria-level={1}>
          {headline}
        </View>
        <View className={styles.text}>
          {(status === 'rejected' && sent.review?.reason) || (isOldShown ? t.again : text)}
        </View>
      </View>
      <Card>
        <Timeline label={t.course} steps={steps} />
      </Card>
    </PageFrame>
  );
});

/** Asks what has become of it while it waits and is on the screen. */
function useReview(store: CreatePurchaseStore): void {
  const [live] = useState(
    () =>
      new LiveStamp({
        getStamp: () =>
          store.sent?.status === 'pending' ? store.review().then(() => store.sent?.status ?? '') : undefined,
        onChange: () => undefined,
        isOnline: () => network.online
      })
  );
  useEffect(() => {
    live.start();
    return live.stop;
  }, [live]);
  useDidShow(live.start);
  useDidHide(live.stop);
}
