import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { messages } from '@/locale/messages';
import { useRetryWhenOnline } from '@/platform/network/useRetryWhenOnline';
import { PullToRefresh } from '@/platform/pullToRefresh';
import { useRootAppearance } from '@/platform/rootAppearance';
import { screenInsets } from '@/platform/system/screenInsets';
import { appearance } from './appearance';
import { BottomBar } from './BottomBar';
import { EmptyState } from './EmptyState';
import { ErrorState } from './ErrorState';
import { NavBar } from './NavBar';
import { OfflineBar } from './OfflineBar';
import { OverlayHost } from './OverlayHost';
import { singlePage } from './singlePage';
import { useDelayedSkeleton } from './useDelayedSkeleton';
import { usePageTitle } from './usePageTitle';
import styles from './PageFrame.module.scss';

export type PageStatus = 'loading' | 'ready' | 'error' | 'empty';

export interface PageFrameProps {
  title?: string;
  /** Window title, where it should say more than `title` (such as the name of the item) or there is no `title`. */
  pageTitle?: string;
  /** Content of the body: children (`ready`, the default), skeleton, error or empty state. */
  status?: PageStatus;
  /** Any thrown value; its message comes from the dictionary. */
  error?: unknown;
  onRetry?(): void;
  /** Skeleton with the layout and heights of the children; shown only when loading takes over 200 ms. */
  skeleton?: ReactNode;
  empty?: ReactElement;
  /**
   * `back`: title and back button. `none`: the page renders its top itself. An element: a custom bar, such as a NavBar.
   */
  nav?: 'back' | 'none' | ReactElement;
  /** Actions at the right of the navigation bar. */
  navRight?: ReactNode;
  /** Colour behind the page and its bar: `page` for cards, `surface` (white) for full-bleed sections. */
  ground?: 'page' | 'surface';
  /** Content of the bottom bar, which stays visible while the page scrolls. */
  bottomBar?: ReactNode;
  /** Called on pull-to-refresh. For the mini-program, the page's config must set `enablePullDownRefresh`. */
  onRefresh?(): Promise<unknown>;
  /** Time since which the shown data may be outdated for lack of a network (epoch ms). */
  offlineSinceMs?: number;
  /** Sheets over the page, in a separate view: when a sheet unmounts, the mini-program sends its siblings again. */
  sheets?: ReactNode;
  /** Marks a page of the tab bar: no back button, and the tab bar covers the safe area. */
  isTab?: boolean;
  children?: ReactNode;
}

/** WeChat has bars of its own there, and what ours do cannot work. */
const alone: Pick<PageFrameProps, 'nav' | 'bottomBar'> = { nav: 'none', bottomBar: undefined };

/**
 * Frame of every page: appearance, navigation bar, loading, error, empty and offline states, pull-to-refresh, safe
 * areas and the overlays of `overlays`. The page scrolls as a whole, so `position: sticky` works inside it.
 */
export const PageFrame = observer(function PageFrame(props: PageFrameProps) {
  const { title, isTab, navRight, ground = 'page' } = props;
  const { nav = isTab ? 'none' : 'back', bottomBar } = singlePage.isOn ? alone : props;
  useRootAppearance();
  const root = useRef<HTMLElement>(null);
  usePageTitle(props.pageTitle || title, root);
  useRetryWhenOnline(props.offlineSinceMs === undefined ? undefined : props.onRetry);
  const body = (
    <View className={`${styles.body} ${bottomBar || isTab ? '' : styles.safe}`} role="main">
      <Content {...props} />
    </View>
  );
  return (
    <View
      ref={root}
      className={`xs-page ${styles.frame} ${styles[ground]} ${appearance.className}`}
      style={screenInsets.style}
    >
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
