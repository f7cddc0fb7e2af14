import Taro, { usePullDownRefresh } from '@tarojs/taro';
import type { PullToRefresh as PullToRefreshType } from './types';

/** The system's own gesture: one of ours would send data to the view for every move of the touch. */
export const PullToRefresh: PullToRefreshType = ({ children, onRefresh }) => {
  usePullDownRefresh(() => {
    const refreshed = onRefresh ? onRefresh() : Promise.resolve();
    void refreshed.finally(() => Taro.stopPullDownRefresh());
  });
  return <>{children}</>;
};
