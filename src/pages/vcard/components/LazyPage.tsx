import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { PageFrame } from '@/ui/PageFrame';
import { SkeletonCard, SkeletonRow } from '@/ui/Skeleton';
import type { LazyCode } from '../LazyCode';
import { vcardMessages } from '../locale/messages';

interface LazyPageProps<P extends object> {
  code: LazyCode<P>;
  props: P;
  /** Bottom bar while the code is loading, and when it did not arrive. */
  bar?: ReactNode;
}

/** A page whose code is loaded with the first visit, with a retry when it did not arrive. */
function GenericLazyPage<P extends object>({ code, props, bar }: LazyPageProps<P>) {
  const [Page, setPage] = useState(() => code.component);
  const [error, setError] = useState<unknown>();
  const load = useCallback(() => {
    setError(undefined);
    code.load().then((component) => setPage(() => component), setError);
  }, [code]);
  useEffect(() => {
    if (!code.component) load();
  }, [code, load]);
  if (Page) return <Page {...props} />;
  return (
    <PageFrame
      title={vcardMessages().title}
      status={error === undefined ? 'loading' : 'error'}
      error={error}
      onRetry={load}
      skeleton={
        <>
          <SkeletonCard />
          <SkeletonRow />
          <SkeletonRow />
        </>
      }
      bottomBar={bar}
    />
  );
}

export const LazyPage: typeof GenericLazyPage = observer(GenericLazyPage);
