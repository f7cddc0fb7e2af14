import { useDidHide, useDidShow } from '@tarojs/taro';
import { useEffect } from 'react';
import { openEventStream } from '@/platform/eventStream';
import { getFlashChanges } from '../../api/quickNews';
import { FlashLiveFeed } from './FlashLiveFeed';
import type { QuickNewsListStore } from './QuickNewsList.store';

/** Schedules a callback; the returned function cancels it. */
function schedule(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

/** Connects the store to the live feed while the page is visible. */
export function useFlashLiveFeed(store: QuickNewsListStore): void {
  useEffect(() => {
    const live = new FlashLiveFeed({
      openEventStream,
      getChanges: getFlashChanges,
      onChanges: store.applyChanges,
      schedule,
      random: Math.random
    });
    store.connect(live);
    return () => live.pause();
  }, [store]);
  useDidShow(store.show);
  useDidHide(store.hide);
}
