import type { ReactNode } from 'react';
import { observer } from 'mobx-react';
import { user } from '@/stores/user';
import { PageFrame, type PageStatus } from '@/ui/PageFrame';
import { SkeletonCard } from '@/ui/Skeleton';
import { LoginFirst } from '../../components/LoginFirst';
import { useOfflineSince } from '../../components/useOfflineSince';
import { editWords } from '../locale/words';

interface EditFrameProps {
  title: string;
  store: { readonly status: PageStatus; readonly error: unknown; load(): Promise<void> };
  bottomBar?: ReactNode;
  children: ReactNode;
}

/** A page on which a person edits what they tell about themself: for members, once it has been read. */
export const EditFrame = observer(function EditFrame({ title, store, bottomBar, children }: EditFrameProps) {
  const t = editWords();
  const offlineSinceMs = useOfflineSince(store.status === 'ready');
  if (!user.isLoggedIn) {
    const first = <LoginFirst title={t.loggedOut} text={t.loggedOutHint} action={t.logIn} />;
    return <PageFrame title={title} status="empty" empty={first} />;
  }
  return (
    <PageFrame
      title={title}
      status={store.status}
      error={store.error}
      offlineSinceMs={offlineSinceMs}
      onRetry={() => void store.load()}
      skeleton={<SkeletonCard />}
      bottomBar={bottomBar}
    >
      {children}
    </PageFrame>
  );
});
