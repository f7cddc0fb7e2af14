import { View } from '@tarojs/components';
import type { ReactElement, ReactNode } from 'react';
import { observer } from 'mobx-react';
import { messages } from '@/locale/messages';
import { PullToRefresh } from '@/platform/PullToRefresh';
import { useRootAppearance } from '@/platform/rootAppearance';
import { appearance } from './appearance';
import { BottomBar } from './BottomBar';
import { EmptyState } from './EmptyState';
import { ErrorState } from './ErrorState';
import { screenInsets } from './screenInsets';
import { NavBar } from './NavBar';
import { OfflineBar } from './OfflineBar';
import { OverlayHost } from './OverlayHost';
import styles from './PageFrame.module.scss';
import { useDelayedSkeleton } from './useDelayedSkeleton';
import { usePageTitle } from './usePageTitle';
import { useRetryWhenOnline } from './useRetryWhenOnline';

export type PageStatus = 'loading' | 'ready' | 'error' | 'empty';

export interface PageFrameProps {
  title?: string;
  /** Names the window where it says more than `title`, such as what the page is about, or there is no `title`. */
  pageTitle?: string;
  /** What the body shows: the children (`ready`, also when not given), the skeleton, the error or the empty state. */
  status?: PageStatus;
  /** Whatever was thrown; its sentence comes from the dictionary. */
  error?: unknown;
  onRetry?(): void;
  /** Mirrors the layout of the children with the same heights; shown only when loading takes over 200 ms. */
  skeleton?: ReactNode;
  empty?: ReactElement;
  /** `back`: title and way back. `none`: the page draws its own top. Or a bar of its own, such as a NavBar. */
  nav?: 'back' | 'none' | ReactElement;
  /** Actions at the right of the bar. */
  navRight?: ReactNode;
  /** Colour behind the page and its bar: paper for cards, white for full-bleed sections. */
  ground?: 'page' | 'surface';
  /** Content of the bar at the bottom, which stays while the page scrolls. */
  bottomBar?: ReactNode;
  /** Pulling the page down calls this. The page's config says `enablePullDownRefresh` for the mini-program. */
  onRefresh?(): Promise<unknown>;
  /** Since when the shown data is not fresh because there is no network (epoch ms). */
  offlineSinceMs?: number;
  /** Sheets over the page, in a view of their own: the mini-program sends anew what stands beside one that leaves. */
  sheets?: ReactNode;
  /** A page of the tab bar: no way back, and the bar below keeps the safe area. */
  isTab?: boolean;
  children?: ReactNode;
}

/**
 * What every page stands in: appearance, bar, loading, error, empty and offline states, pull-to-refresh, safe areas
 * and the overlays of `feedback`. The page scrolls as a whole, so inside it `position: sticky` works.
 */
export const PageFrame = observer(function PageFrame(props: PageFrameProps) {
  const { title, isTab, nav = isTab ? 'none' : 'back', navRight, ground = 'page', bottomBar } = props;
  useRootAppearance();
  usePageTitle(props.pageTitle || title);
  useRetryWhenOnline(props.offlineSinceMs === undefined ? undefined : props.onRetry);
  const body = (
    <View className={`${styles.body} ${bottomBar || isTab ? '' : styles.safe}`} role="main">
      <Content {...props} />
    </View>
  );
  return (
    <View className={`xs-page ${styles.frame} ${styles[ground]} ${appearance.className}`} style={screenInsets.style}>
      {nav === 'back' && <NavBar title={title} right={navRight} ground={ground} />}
      {typeof nav === 'object' && nav}
      {props.offlineSinceMs !== undefined && <OfflineBar sinceMs={props.offlineSinceMs} onRetry={props.onRetry} />}
      {props.onRefresh ? (
        <PullToRefresh onRefresh={props.onRefresh} busyLabel={messages().refreshing}>
          {body}
        </PullToRefresh>
      ) : (
        body
      )}
      {bottomBar && <BottomBar>{bottomBar}</BottomBar>}
      {props.sheets && <View>{props.sheets}</View>}
      <OverlayHost />
    </View>
  );
});

function Content({ status = 'ready', error, onRetry, skeleton, empty, children }: PageFrameProps) {
  const isSkeletonDue = useDelayedSkeleton(status === 'loading');
  switch (status) {
    case 'ready':
      return <>{children}</>;
    case 'loading':
      return isSkeletonDue ? <View aria-busy="true">{skeleton}</View> : null;
    case 'error':
      return <ErrorState error={error} onRetry={onRetry} isPage />;
    case 'empty':
      return empty ?? <EmptyState isPage />;
  }
}
