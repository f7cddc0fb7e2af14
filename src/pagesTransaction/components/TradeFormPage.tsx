import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { SubmitFailureNotice } from '@/components/form/SubmitFailureNotice';
import { MemberFrame } from '@/components/member/MemberFrame';
import { userFrameProps } from '@/components/member/userFrameProps';
import { isConnectionError } from '@/locale/errorText';
import { user } from '@/stores/user';
import { BarSpacer } from '@/ui/BottomBar';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { Icon } from '@/ui/Icon';
import { NavBar } from '@/ui/NavBar';
import { PageFrame, type PageStatus } from '@/ui/PageFrame';
import { SkeletonCard } from '@/ui/Skeleton';
import { tradeMessages } from '../locale/messages';
import styles from './TradeFormPage.module.scss';

interface TradeFormPageProps {
  title: string;
  form: {
    status: PageStatus;
    error: unknown;
    /** Request in progress, or null. */
    pendingAction: 'keep' | 'send' | null;
    /** Number of fields that prevent the submission. */
    invalidCount: number;
    generalReviewReason: string | undefined;
    failure: { kind: 'keep' | 'send'; error: unknown } | null;
  };
  onRetry(): void;
  /** Shown instead of the form when it cannot be filled in. */
  blockNotice?: { title: string; text: string; action: { text: string; onPress(): void } };
  /** Completeness in percent; left out for forms without a meter. */
  completeness?: number;
  /** Time such as `09:41`; undefined before the first save. */
  savedAt: string | undefined;
  /** Saves a draft; left out for forms without drafts. */
  onSaveDraft?(): void;
  /** Label of the primary button when nothing is missing. */
  submitText: string;
  /** Submits the form, or shows the first missing field. */
  onSubmit(): void;
  /** True while the primary button has to wait, for a request or for photos: it shows a spinner. */
  isBusy: boolean;
  navRight?: ReactNode;
  /** Step indicator of a multi-step form; stays in view while a step scrolls. */
  steps?: ReactNode;
  sheets?: ReactNode;
  children: ReactNode;
}

/** Frame of every trade form: progress, reason of the last rejection, draft button and submit button. */
export const TradeFormPage = observer(function TradeFormPage(props: TradeFormPageProps) {
  const { title, form, onRetry, children } = props;
  const t = tradeMessages().form;
  if (user.isLoggedIn && props.blockNotice && form.status !== 'loading') {
    return <PageFrame title={title} status="empty" empty={<EmptyState isPage {...props.blockNotice} />} />;
  }
  // A draft belongs to a user: the form waits until the user is loaded.
  const frame =
    form.status === 'loading' && !user.user
      ? userFrameProps()
      : { status: form.status, error: form.error, onRetry, skeleton: <SkeletonCard /> };
  return (
    <MemberFrame
      title={title}
      loggedOut={t}
      nav={<NavBar title={title} right={form.status === 'ready' && props.navRight} ground="surface" />}
      {...frame}
      bottomBar={form.status === 'ready' && <FormBar {...props} />}
      sheets={props.sheets}
    >
      <View className={styles.head}>
        {props.steps}
        <Progress {...props} />
        <ConnectionFailure {...props} />
      </View>
      {form.generalReviewReason !== undefined && (
        <View className={styles.reason} role="alert">
          <Icon name="alert-triangle" />
          <View>{t.lastTime(form.generalReviewReason)}</View>
        </View>
      )}
      {children}
      <View className={styles.end} />
    </MemberFrame>
  );
});

/** Completeness and time of the last save, in view while the form scrolls. */
const Progress = observer(function Progress({ form, completeness, savedAt }: TradeFormPageProps) {
  const t = tradeMessages().form;
  if (completeness === undefined && savedAt === undefined) return null;
  return (
    <View className={styles.progress}>
      <View className={styles.text}>
        {completeness !== undefined && <Text>{t.complete(completeness, form.invalidCount)}</Text>}
        {savedAt !== undefined && <Text className={styles.saved}>{t.savedAt(savedAt)}</Text>}
      </View>
      {completeness !== undefined && (
        <View className={styles.track}>
          <View className={styles.filled} style={{ width: `${completeness}%` }} />
        </View>
      )}
    </View>
  );
});

/** Notice with a retry after a connection error. Other errors are shown by the caller that sent the request. */
const ConnectionFailure = observer(function ConnectionFailure({ form, onSaveDraft, onSubmit }: TradeFormPageProps) {
  if (form.status !== 'ready') return null;
  const failure = isConnectionError(form.failure?.error) ? form.failure : null;
  const isSavingDraft = failure?.kind === 'keep';
  return <SubmitFailureNotice failure={failure} onRetry={isSavingDraft ? (onSaveDraft ?? onSubmit) : onSubmit} />;
});

/** Bottom bar. The primary button names the missing fields; it stays tappable and scrolls to the first one. */
const FormBar = observer(function FormBar({ form, onSaveDraft, submitText, onSubmit, isBusy }: TradeFormPageProps) {
  const { pendingAction } = form;
  const t = tradeMessages().form;
  return (
    <>
      {onSaveDraft && (
        <Button
          kind="plain"
          isLoading={pendingAction === 'keep'}
          isDisabled={pendingAction === 'send'}
          onPress={onSaveDraft}
        >
          {t.keepDraft}
        </Button>
      )}
      <BarSpacer>
        <Button kind="primary" isFull isLoading={isBusy} onPress={onSubmit}>
          {form.invalidCount > 0 ? t.missing(form.invalidCount) : submitText}
        </Button>
      </BarSpacer>
    </>
  );
});
