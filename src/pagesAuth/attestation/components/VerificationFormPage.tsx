import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { ComponentProps, ReactNode } from 'react';
import { MemberFrame } from '@/components/member/MemberFrame';
import { userFrameProps } from '@/components/member/userFrameProps';
import { user } from '@/stores/user';
import { BarSpacer } from '@/ui/BottomBar';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import type { PageStatus } from '@/ui/PageFrame';
import { SkeletonCard } from '@/ui/Skeleton';
import { verificationMessages } from '../locale/messages';
import { PersonalVerificationRequired } from './PersonalVerificationRequired';
import styles from './VerificationFormPage.module.scss';

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
  onSubmit(): void;
  /** Text next to the button, such as the time of the last draft save. */
  note?: string;
  /** Users without personal verification see a notice and `alternative` instead of the form. */
  requiresPersonalVerification?: boolean;
  alternative?: ComponentProps<typeof PersonalVerificationRequired>['alternative'];
  children: ReactNode;
}

/** Frame of each verification form: login, loading and error states, review reasons and the submit button. */
export const VerificationFormPage = observer(function VerificationFormPage(props: VerificationFormPageProps) {
  const { title, form, onRetry, onSubmit, note, requiresPersonalVerification, alternative, children } = props;
  const t = verificationMessages();
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
              <Button kind="primary" isFull isLoading={form.isSubmitting} onPress={onSubmit}>
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
