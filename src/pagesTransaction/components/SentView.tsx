import { Text, View } from '@tarojs/components';
import { useDidHide, useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import type { ListingStatus } from '@contract/goods';
import { messages } from '@/locale/messages';
import { ShareButton, useSharedPage } from '@/platform/share';
import type { SharedPage } from '@/platform/share.types';
import { BarSpacer } from '@/ui/BottomBar';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { overlays } from '@/ui/overlays';
import { Icon } from '@/ui/Icon';
import { network } from '@/ui/network';
import { PageFrame } from '@/ui/PageFrame';
import { Timeline } from '@/ui/Timeline';
import { LiveStamp } from './LiveStamp';
import styles from './SentView.module.scss';

type Shown = 'pending' | 'published' | 'rejected';
/** Headline and what follows from it. */
type Sentences = [string, string];

export interface SentWords {
  states: Record<Shown, Sentences>;
  /** Of what needed no review; left out where everything does. */
  inForce?: Sentences;
  /** While an older version stands in public. */
  again: string;
  course: string;
  submitted: string;
  reviewing: string;
  listed: string;
  mine: string;
  open: string;
  another: string;
  share: string;
}

interface Sent {
  id: string;
  status: ListingStatus;
  isListed: boolean;
  review: { reason: string } | null;
}

interface SentViewProps {
  writing: { readonly sent: Sent | null; readonly isInForce: boolean; review(): Promise<void> };
  title: string;
  words: SentWords;
  /** What the reviewer will look at. */
  note?: string;
  /** Begins another one. */
  onAnother(): void;
  /** What goes out when it is passed on, once it is in public. */
  shared: SharedPage | undefined;
  /** To what was sent, once it is in public. */
  onOpen(id: string): void;
  /** To the person's own ones. */
  onMine(): void;
}

const icons = { pending: 'clock', published: 'circle-check', rejected: 'alert-triangle' } as const;
const reviewStates = { pending: 'now', published: 'done', rejected: 'failed' } as const;

/** What becomes of a listing that was sent: it waits for its review, and the page tells when that is done. */
export const SentView = observer(function SentView(props: SentViewProps) {
  const { writing, title, words: t, note, shared, onAnother, onOpen, onMine } = props;
  useReview(writing);
  const { sent, isInForce } = writing;
  if (!sent) return null;
  const status = sent.status === 'rejected' || sent.status === 'published' ? sent.status : 'pending';
  const steps = [
    { key: 'sent', title: t.submitted, state: 'done' as const },
    { key: 'review', title: t.reviewing, state: reviewStates[status] },
    { key: 'listed', title: t.listed, state: status === 'published' ? ('done' as const) : ('ahead' as const) }
  ];
  return (
    <PageFrame
      title={title}
      bottomBar={
        <>
          <BarSpacer>
            <Button isFull onPress={onAnother}>
              {t.another}
            </Button>
          </BarSpacer>
          <BarSpacer>
            <Button kind="primary" isFull onPress={status === 'published' ? () => onOpen(sent.id) : onMine}>
              {status === 'published' ? t.open : t.mine}
            </Button>
          </BarSpacer>
        </>
      }
    >
      <Head sent={sent} status={status} isInForce={isInForce} words={t} />
      {shared && status === 'published' && <ShareSent page={shared} text={t.share} />}
      {note !== undefined && status === 'pending' && (
        <View className={styles.note} role="note">
          <Icon name="info-circle" />
          <View>{note}</View>
        </View>
      )}
      {!isInForce && (
        <Card>
          <Timeline label={t.course} steps={steps} />
        </Card>
      )}
    </PageFrame>
  );
});

/** The result says that it can be passed on: here is how. */
const ShareSent = observer(function ShareSent({ page, text }: { page: SharedPage; text: string }) {
  useSharedPage(page);
  return (
    <View className={styles.shareLine}>
      <ShareButton
        className={styles.share}
        label={text}
        page={page}
        onCopied={(isCopied) => overlays.toast(isCopied ? messages().copied : messages().copyFailed)}
      >
        <Icon name="share-2" />
        <Text>{text}</Text>
      </ShareButton>
    </View>
  );
});

interface HeadProps {
  sent: Sent;
  status: Shown;
  isInForce: boolean;
  words: SentWords;
}

const Head = observer(function Head({ sent, status, isInForce, words: t }: HeadProps) {
  const [headline, text] = (isInForce && t.inForce) || t.states[status];
  const isOldShown = status === 'pending' && sent.isListed;
  const reason = status === 'rejected' ? sent.review?.reason : undefined;
  return (
    <View className={styles.head} role="status">
      <View className={`${styles.disc} ${styles[status]}`}>
        <Icon name={icons[status]} />
      </View>
      <View className={styles.title} role="heading" aria-level={1}>
        {headline}
      </View>
      <View className={styles.text}>{reason || (isOldShown ? t.again : text)}</View>
    </View>
  );
});

/** Asks what has become of it while it waits and is on the screen. */
function useReview(writing: SentViewProps['writing']): void {
  const [live] = useState(
    () =>
      new LiveStamp({
        getStamp: () =>
          writing.sent?.status === 'pending' ? writing.review().then(() => writing.sent?.status ?? '') : undefined,
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
