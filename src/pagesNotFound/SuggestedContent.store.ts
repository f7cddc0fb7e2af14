import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { NewsBrief } from '@contract/news';
import type { PriceLine } from '@contract/priceLine';
import { getHomeFeed } from '@/api/home';
import { listNews } from '@/api/news';

const MAX_ITEMS = 3;
const MAX_EXPO_NEWS = 5;

/** Content suggested on the not-found page. On failure there is none; the page's links remain. */
export class SuggestedContentStore {
  lines: readonly PriceLine[] = [];
  news: readonly NewsBrief[] = [];

  constructor(private readonly api = { getHomeFeed, listNews }) {
    makeAutoObservable<this, 'api'>(this, { lines: observableRef, news: observableRef, api: false });
  }

  async loadLatest(): Promise<void> {
    try {
      const feed = await this.api.getHomeFeed(false);
      runInAction(() => {
        this.lines = feed.lines.slice(0, MAX_ITEMS);
        this.news = feed.news.items.slice(0, MAX_ITEMS);
      });
    } catch (error) {
      console.warn('the latest prices and articles were not loaded', error);
    }
  }

  async loadAboutExpo(): Promise<void> {
    try {
      const { items } = await this.api.listNews({ category: 'expo', limit: MAX_EXPO_NEWS });
      runInAction(() => {
        this.news = items;
      });
    } catch (error) {
      console.warn('the articles about the expo were not loaded', error);
    }
  }
}
