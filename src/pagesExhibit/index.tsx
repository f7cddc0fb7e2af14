import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import { expoMessages } from '@/components/expo/locale/messages';
import { useRouteParams } from '@/navigation/useRouteParams';
import { PageFrame } from '@/ui/PageFrame';
import { Skeleton, SkeletonRow } from '@/ui/Skeleton';
import type { ExpoIndexContent } from './expoIndex/content';
import type { ExpoIndexStore } from './expoIndex/ExpoIndex.store';
import { loadContent } from './expoIndex/loadContent';

interface Loaded {
  content: ExpoIndexContent;
  store: ExpoIndexStore;
}

/**
 * Index of an expo. This frame is in the main package of the mini-program, its content in a package of its own: the code
 * and the data come before anything but the frame is rendered.
 */
export default observer(function ExpoIndexPage() {
  const { expoId } = useRouteParams('exhibit.index');
  const [loaded, setLoaded] = useState<Loaded>();
  const [codeError, setCodeError] = useState<unknown>();
  const load = useCallback(async () => {
    setCodeError(undefined);
    try {
      const content = await loadContent();
      const store = content.createStore(expoId);
      void store.load();
      setLoaded({ content, store });
    } catch (error) {
      setCodeError(error);
    }
  }, [expoId]);
  useEffect(() => void load(), [load]);

  const store = loaded?.store;
  const data = store?.page.value ?? null;
  const statusOfCode = codeError === undefined ? 'loading' : 'error';
  const isReady = loaded !== undefined && loaded.store.expo !== null;
  return (
    <PageFrame
      title={expoMessages().title}
      pageTitle={data?.expo?.name}
      status={data && !data.expo ? 'empty' : (store?.page.status ?? statusOfCode)}
      error={codeError ?? store?.page.error}
      onRetry={() => void (store ? store.load() : load())}
      onRefresh={() => store?.load() ?? load()}
      offlineSinceMs={store?.offlineSinceMs}
      skeleton={
        <>
          <Skeleton height={200} />
          <SkeletonRow />
          <SkeletonRow />
        </>
      }
      empty={loaded && <loaded.content.NoExpo />}
      bottomBar={isReady && <loaded.content.Bar store={loaded.store} />}
      sheets={isReady && <loaded.content.Sheets store={loaded.store} />}
    >
      {isReady && <loaded.content.View store={loaded.store} />}
    </PageFrame>
  );
});
