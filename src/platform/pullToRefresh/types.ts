import type { ComponentType, ReactNode } from 'react';

export interface PullToRefreshProps {
  children?: ReactNode;
  /** Pulling is disabled without it. */
  onRefresh?: () => Promise<unknown>;
  /** Read by screen readers during the refresh. */
  busyLabel: string;
}

/**
 * Refreshes the page when it is pulled down at its top.
 * In the mini-program the page's config must say `enablePullDownRefresh: true`; the system draws the indicator.
 */
export type PullToRefresh = ComponentType<PullToRefreshProps>;
