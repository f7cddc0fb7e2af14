import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { ListingStatus } from '@contract/goods';
import type { LiveTopic } from '@contract/live';
import { useLiveSubject } from '@/components/live/useLiveSubject';
import { messages } from '@/locale/messages';
import { ShareButton, useSharedPage } from '@/platform/share';
import type { SharedPage } from '@/platform/share/types';
import { BarSpacer } from '@/ui/BottomBar';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Icon } from '@/ui/Icon';
import { overlays } from '@/ui/overlays';
import { PageFrame } from '@/ui/PageFrame';
import { Timeline } from '@/ui/Timeline';
import styles from './SubmissionStatus.module.scss';

type ReviewStatus = 'pending' | 'published' | 'rejected';
/** Headline and the explanation below it. */
type HeadlineAndText = [string, string];

export interface SubmissionMessages {
  states: Record<ReviewStatus, HeadlineAndText>;
  /** Messages for a submission published without a review; left out where every submission is reviewed. */
  inForce?: HeadlineAndText;
  /** Text while an older version is still public. */
  again: string;
  progress: string;
  submitted: string;
  reviewing: string;
  listed: string;
  mine: string;
  open: string;
  another: string;
  share: string;
}

interface SubmittedListing {
  id: string;
  status: ListingStatus;
  isListed: boolean;
  review: { reason: string } | null;
}

interface SubmissionStatusProps {
  /** Topic of live updates under which the review is watched. */
  topic: Extract<LiveTopic, 'ownPurchase' | 'ownSupply'>;
  editor: {
    readonly submitted: SubmittedListing | null;
    readonly isPublishedDirectly: boolean;
    refreshStatus(): Promise<void>;
  };
  title: string;
  messages: SubmissionMessages;
  /** Note on what the operator will check. */
  note?: string;
  /** Starts the form of another listing. */
  onCreateAnother(): void;
  /** Page to share once the listing is public. */
  sharedPage: SharedPage | undefined;
  /** Opens the submitted listing once it is public. */
  onOpen(id: string): void;
  /** Opens the list of the user's own listings. */
  onOpenOwn(): void;
}

const icons = { pending: 'clock', published: 'circle-check', rejected: 'alert-triangle' } as const;
const reviewStates = { pending: 'now', published: 'done', rejected: 'failed' } as const;

/** Result of a submission: shows the pending review and updates when the operator has decided. */
export const SubmissionStatus = observer(function SubmissionStatus(props: SubmissionStatusProps) {
  const { topic, editor, title, messages: t, note, sharedPage, onCreateAnother, onOpen, onOpenOwn } = props;
  const { submitted, isPublishedDirectly } = editor;
  const isPending = submitted?.status === 'pending';
  useLiveSubject(isPending ? { topic, id: submitted.id } : undefined, () => editor.refreshStatus(), 'pending');
  if (!submitted) return null;
  const status = submitted.status === 'rejected' || submitted.status === 'published' ? submitted.status : 'pending';
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
            <Button isFull onPress={onCreateAnother}>
              {t.another}
            </Button>
          </BarSpacer>
          <BarSpacer>
            <Button kind="primary" isFull onPress={status === 'published' ? () => onOpen(submitted.id) : onOpenOwn}>
              {status === 'published' ? t.open : t.mine}
            </Button>
          </BarSpacer>
        </>
      }
    >
      <Head submitted={submitted} status={status} isPublishedDirectly={isPublishedDirectly} messages={t} />
      {sharedPage && status === 'published' && <ShareSubmitted page={sharedPage} text={t.share} />}
      {note !== undefined && status === 'pending' && (
        <View className={styles.note} role="note">
          <Icon name="info-circle" />
          <View>{note}</View>
        </View>
      )}
      {!isPublishedDirectly && (
        <Card>
          <Timeline label={t.progress} steps={steps} />
        </Card>
      )}
    </PageFrame>
  );
});

/** Share button shown once the listing is public. */
const ShareSubmitted = observer(function ShareSubmitted({ page, text }: { page: SharedPage; text: string }) {
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
  submitted: SubmittedListing;
  status: ReviewStatus;
  isPublishedDirectly: boolean;
  messages: SubmissionMessages;
}

const Head = observer(function Head({ submitted, status, isPublishedDirectly, messages: t }: HeadProps) {
  const [headline, text] = (isPublishedDirectly && t.inForce) || t.states[status];
  const isOldShown = status === 'pending' && submitted.isListed;
  const reason = status === 'rejected' ? submitted.review?.reason : undefined;
  return (
    <View className={styles.head} role="status">
      <View className={`${styles.disc} ${styles[status]}`}>
        <Icon name={icons[status]} />
      </View>
      <View className={styles.title} role="heading" aria-level={2}>
        {headline}
      </View>
      <View className={styles.text}>{reason || (isOldShown ? t.again : text)}</View>
    </View>
  );
});
