import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { SubmitFailureNotice } from '@/components/form/SubmitFailureNotice';
import type { FailedSubmission } from '@/components/form/useSubmit';
import { MemberFrame } from '@/components/member/MemberFrame';
import { useOfflineSince } from '@/platform/network/useOfflineSince';
import type { PageStatus } from '@/ui/PageFrame';
import { SkeletonCard } from '@/ui/Skeleton';
import { editMessages } from '../locale/messages';
import styles from './EditFrame.module.scss';

interface EditFrameProps {
  title: string;
  store: { readonly status: PageStatus; readonly error: unknown; load(): Promise<void> };
  /** Submission that failed, with its retry action. */
  unsent: FailedSubmission | null;
  bottomBar?: ReactNode;
  children: ReactNode;
}

/** Frame of the profile pages: login, loading and error states around the form. */
export const EditFrame = observer(function EditFrame(props: EditFrameProps) {
  const { title, store, unsent, bottomBar, children } = props;
  const t = editMessages();
  const offlineSinceMs = useOfflineSince(store.status === 'ready');
  return (
    <MemberFrame
      title={title}
      loggedOut={t}
      status={store.status}
      error={store.error}
      offlineSinceMs={unsent ? undefined : offlineSinceMs}
      onRetry={() => void store.load()}
      skeleton={<SkeletonCard />}
      bottomBar={bottomBar}
    >
      <View className={styles.unsent}>{unsent && <SubmitFailureNotice failure={unsent} onRetry={unsent.retry} />}</View>
      {children}
    </MemberFrame>
  );
});
