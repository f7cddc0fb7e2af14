import type { ReactNode } from 'react';
import { observer } from 'mobx-react';
import { MemberFrame } from '@/components/member/MemberFrame';
import type { PageStatus } from '@/ui/PageFrame';
import { SkeletonCard } from '@/ui/Skeleton';
import { useOfflineSince } from '@/ui/useOfflineSince';
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
  return (
    <MemberFrame
      title={title}
      loggedOut={t}
      status={store.status}
      error={store.error}
      offlineSinceMs={offlineSinceMs}
      onRetry={() => void store.load()}
      skeleton={<SkeletonCard />}
      bottomBar={bottomBar}
    >
      {children}
    </MemberFrame>
  );
});
