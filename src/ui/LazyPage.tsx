import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { LazyCode } from './LazyCode';
import { PageFrame } from './PageFrame';

interface LazyPageProps<P extends object> {
  code: LazyCode<P>;
  props: P;
  /** Title while the code is loading, and when it did not arrive; so are the others. */
  title: string;
  skeleton: ReactNode;
  bar?: ReactNode;
}

/** A page whose code is loaded with the first visit, with a retry when it did not arrive. */
function GenericLazyPage<P extends object>({ code, props, title, skeleton, bar }: LazyPageProps<P>) {
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
      title={title}
      status={error === undefined ? 'loading' : 'error'}
      error={error}
      onRetry={load}
      skeleton={skeleton}
      bottomBar={bar}
    />
  );
}

export const LazyPage: typeof GenericLazyPage = observer(GenericLazyPage);
