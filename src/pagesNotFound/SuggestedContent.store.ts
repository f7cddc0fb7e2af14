import { makeAutoObservable } from 'mobx';
import type { NewsBrief } from '@contract/news';
import type { PriceLine } from '@contract/priceLine';
import { getHomeFeed } from '@/api/home';
import { listNews } from '@/api/news';
import { Resource } from '@/request/Resource';

const MAX_ITEMS = 3;
const MAX_EXPO_NEWS = 5;

interface SuggestedContent {
  lines: readonly PriceLine[];
  news: readonly NewsBrief[];
}

/** Content suggested on the not-found page. On failure there is none; the page's links remain. */
export class SuggestedContentStore {
  private readonly resource: Resource<SuggestedContent, () => Promise<SuggestedContent>>;

  constructor(private readonly api = { getHomeFeed, listNews }) {
    this.resource = new Resource((fetchContent) => fetchContent(), { audience: 'everyone' });
    makeAutoObservable<this, 'api' | 'resource'>(this, { api: false, resource: false });
  }

  get lines(): readonly PriceLine[] {
    return this.resource.value?.lines ?? [];
  }

  get news(): readonly NewsBrief[] {
    return this.resource.value?.news ?? [];
  }

  async loadLatest(): Promise<void> {
    await this.resource.load(async () => {
      const { lines, news } = await this.api.getHomeFeed(false);
      return { lines: lines.slice(0, MAX_ITEMS), news: news.items.slice(0, MAX_ITEMS) };
    });
    this.logFailure('the latest prices and articles were not loaded');
  }

  async loadAboutExpo(): Promise<void> {
    await this.resource.load(async () => {
      const { items } = await this.api.listNews({ category: 'expo', limit: MAX_EXPO_NEWS });
      return { lines: [], news: items };
    });
    this.logFailure('the articles about the expo were not loaded');
  }

  private logFailure(text: string): void {
    if (this.resource.error !== undefined) console.warn(text, this.resource.error);
  }
}
