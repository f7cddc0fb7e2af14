import { useDidHide, useDidShow } from '@tarojs/taro';
import { useEffect } from 'react';
import type { FlashChange } from '@contract/flash';
import { live } from '@/stores/live';
import type { QuickNewsListStore } from './QuickNewsList.store';

/** Live flashes of one page, which can be paused without losing any. */
class FlashLiveFeed {
  private cursor = '';
  private end: (() => string) | undefined;

  constructor(private readonly onChanges: (changes: FlashChange[]) => void) {}

  /** Restarts the feed from a cursor. */
  start(cursor: string): void {
    this.pause();
    this.cursor = cursor;
    this.resume();
  }

  pause(): void {
    if (this.end) this.cursor = this.end();
    this.end = undefined;
  }

  /** Continues after the last change. Does nothing before the first `start`. */
  resume(): void {
    if (this.end === undefined && this.cursor !== '') this.end = live.followFlashes(this.cursor, this.onChanges);
  }
}

/** Connects the store to the live feed while the page is visible. */
export function useFlashLiveFeed(store: QuickNewsListStore): void {
  useEffect(() => {
    const feed = new FlashLiveFeed(store.applyChanges);
    store.connect(feed);
    return () => feed.pause();
  }, [store]);
  useDidShow(store.show);
  useDidHide(store.hide);
}
