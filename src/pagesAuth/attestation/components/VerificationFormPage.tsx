import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { MemberFrame } from '@/components/member/MemberFrame';
import { userFrameProps } from '@/components/member/userFrameProps';
import { pageOnTop } from '@/navigation/pageOnTop';
import { user } from '@/stores/user';
import { BarSpacer } from '@/ui/BottomBar';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { overlays } from '@/ui/overlays';
import type { PageStatus } from '@/ui/PageFrame';
import { SkeletonCard } from '@/ui/Skeleton';
import type { OcrPhase } from '../DocumentOcr.store';
import { verificationMessages } from '../locale/messages';
import { PersonalVerificationRequired } from './PersonalVerificationRequired';
import styles from './VerificationFormPage.module.scss';

interface DocumentOcr {
  readonly phase: OcrPhase;
  readonly filledCount: number;
  whenSettled(): Promise<void>;
}

interface VerificationFormPageProps {
  title: string;
  form: {
    status: PageStatus;
    error: unknown;
    isSubmitting: boolean;
    invalidCount: number;
    generalReviewReason: string | undefined;
  };
  onRetry(): void;
  /**
   * Called when no OCR is running any more, unless one that just ended has left something to check or the user has left.
   * The button is busy until it resolves.
   */
  onSubmit(): Promise<void>;
  /** OCR of the documents in the form. */
  ocr?: readonly DocumentOcr[];
  /** Text next to the button, such as the time of the last draft save. */
  note?: string;
  /** Users without personal verification see a notice and `alternative` instead of the form. */
  requiresPersonalVerification?: boolean;
  alternative?: ComponentProps<typeof PersonalVerificationRequired>['alternative'];
  children: ReactNode;
}

/** Frame of each verification form: login, loading and error states, review reasons and the submit button. */
export const VerificationFormPage = observer(function VerificationFormPage(props: VerificationFormPageProps) {
  const { title, form, onRetry, onSubmit, ocr = [], note, requiresPersonalVerification, alternative, children } = props;
  const [isWaiting, setWaiting] = useState(false);
  const t = verificationMessages();
  const handleSubmit = async () => {
    const isOnTop = pageOnTop();
    setWaiting(true);
    try {
      const request = await checkRequestOf(ocr);
      if (!isOnTop()) return;
      if (request === undefined) await onSubmit();
      else overlays.toast(request, { icon: 'info-circle' });
    } finally {
      setWaiting(false);
    }
  };
  if (requiresPersonalVerification && user.user && !user.user.verifications.includes('person')) {
    return (
      <MemberFrame
        title={title}
        loggedOut={t}
        status="empty"
        empty={<PersonalVerificationRequired alternative={alternative} />}
      />
    );
  }
  // Drafts are stored per user, therefore the form waits until the user is loaded.
  const frame =
    form.status === 'loading' && !user.user
      ? userFrameProps()
      : { status: form.status, error: form.error, onRetry, skeleton: <SkeletonCard /> };
  return (
    <MemberFrame
      title={title}
      loggedOut={t}
      {...frame}
      bottomBar={
        form.status === 'ready' && (
          <>
            {note !== undefined && <View className={styles.note}>{note}</View>}
            <BarSpacer>
              <Button
                kind="primary"
                isFull
                isLoading={isWaiting || form.isSubmitting}
                onPress={() => void handleSubmit()}
              >
                {t.submit}
              </Button>
            </BarSpacer>
          </>
        )
      }
    >
      {form.generalReviewReason !== undefined && (
        <View className={styles.reason} role="alert">
          <Icon name="alert-triangle" />
          <View>{t.lastTime(form.generalReviewReason)}</View>
        </View>
      )}
      <View className={styles.privacy}>
        <Icon name="lock" />
        <View>{t.privacyHint}</View>
      </View>
      {children}
      <View className={styles.end} />
    </MemberFrame>
  );
});

/**
 * Waits for the running OCR.
 * @returns the request to check what it filled in, or what differs from the document; undefined when there is nothing
 */
async function checkRequestOf(ocr: readonly DocumentOcr[]): Promise<string | undefined> {
  const running = ocr.filter(({ phase }) => phase === 'reading');
  await Promise.all(running.map((one) => one.whenSettled()));
  const filled = running.filter(({ phase }) => phase === 'filled');
  const t = verificationMessages().ocr;
  if (filled.length > 0) return t.filled(filled.reduce((sum, { filledCount }) => sum + filledCount, 0));
  return running.some(({ phase }) => phase === 'differs') ? t.differs : undefined;
}
