import { useDidHide, useDidShow } from '@tarojs/taro';
import { useEffect } from 'react';
import { openEventStream } from '@/platform/eventStream';
import { getFlashChanges } from '../../api/quickNews';
import { FlashLive } from './FlashLive';
import type { QuickNewsListStore } from './QuickNewsList.store';

/** Runs something later; the answer cancels it. */
function after(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

/** Keeps the page's list up to date while the page is seen. */
export function useFlashLive(store: QuickNewsListStore): void {
  useEffect(() => {
    const live = new FlashLive({
      openEventStream,
      getChanges: getFlashChanges,
      onChanges: store.take,
      after,
      random: Math.random
    });
    store.connect(live);
    return () => live.pause();
  }, [store]);
  useDidShow(store.show);
  useDidHide(store.hide);
}
