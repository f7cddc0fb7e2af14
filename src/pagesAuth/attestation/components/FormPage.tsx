import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { ReactNode } from 'react';
import { user } from '@/stores/user';
import { BarRest } from '@/ui/BottomBar';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { PageFrame } from '@/ui/PageFrame';
import { SkeletonCard } from '@/ui/Skeleton';
import { LoginFirst } from '../../components/LoginFirst';
import { personFrame } from '../../components/personFrame';
import { verificationWords } from '../locale/words';
import styles from './FormPage.module.scss';

interface FormPageProps {
  title: string;
  form: {
    phase: 'loading' | 'ready' | 'failed';
    error: unknown;
    isSubmitting: boolean;
    missing: number;
    generalReason: string | undefined;
  };
  onRetry(): void;
  onSubmit(): void;
  /** Beside the button, such as when the draft was saved. */
  note?: string;
  children: ReactNode;
}

const statuses = { loading: 'loading', ready: 'ready', failed: 'error' } as const;

/** The frame of each form: logged out, loading, why it was refused, and the one button. */
export const FormPage = observer(function FormPage({ title, form, onRetry, onSubmit, note, children }: FormPageProps) {
  const t = verificationWords();
  if (!user.isLoggedIn) {
    const first = <LoginFirst title={t.loggedOut} text={t.loggedOutHint} action={t.logIn} />;
    return <PageFrame title={title} status="empty" empty={first} />;
  }
  // A draft is somebody's: the form waits for the person.
  const frame =
    form.phase === 'loading' && !user.user
      ? personFrame()
      : { status: statuses[form.phase], error: form.error, onRetry, skeleton: <SkeletonCard /> };
  return (
    <PageFrame
      title={title}
      {...frame}
      bottomBar={
        form.phase === 'ready' && (
          <>
            {note !== undefined && <View className={styles.note}>{note}</View>}
            <BarRest>
              <Button kind="primary" isFull isLoading={form.isSubmitting} onPress={onSubmit}>
                {t.submit}
              </Button>
            </BarRest>
          </>
        )
      }
    >
      {form.generalReason !== undefined && (
        <View className={styles.reason} role="alert">
          <Icon name="alert-triangle" />
          <View>{t.lastTime(form.generalReason)}</View>
        </View>
      )}
      <View className={styles.privacy}>
        <Icon name="lock" />
        <View>{t.privacyHint}</View>
      </View>
      {children}
      <View className={styles.end} />
    </PageFrame>
  );
});
