import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { expoMessages } from '@/components/expo/locale/messages';
import { useRouteParams } from '@/navigation/useRouteParams';
import { PageFrame } from '@/ui/PageFrame';
import { Skeleton, SkeletonRow } from '@/ui/Skeleton';
import { loadContent } from './expoIndex/loadContent';
import { ExpoIndexFrameStore } from './ExpoIndexFrame.store';

/**
 * Index of an expo. This frame is in the main package of the mini-program, its content in a package of its own: the code
 * and the data come before anything but the frame is rendered.
 */
export default observer(function ExpoIndexPage() {
  const { expoId } = useRouteParams('exhibit.index');
  const [frame] = useState(() => new ExpoIndexFrameStore(loadContent, expoId));
  useEffect(() => void frame.load(), [frame]);

  const { loaded } = frame;
  const store = loaded?.store;
  const isReady = loaded !== undefined && loaded.store.expo !== null;
  return (
    <PageFrame
      title={expoMessages().title}
      pageTitle={store?.expo?.name}
      status={frame.status}
      error={frame.error}
      onRetry={() => void frame.load()}
      onRefresh={frame.load}
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
