import { makeAutoObservable } from 'mobx';
import type { NewsBrief } from '@contract/news';
import type { PriceLine } from '@contract/priceLine';
import { getHomeFeed } from '@/api/home';
import { Resource } from '@/request/Resource';

const MAX_ITEMS = 3;

interface SuggestedContent {
  lines: readonly PriceLine[];
  news: readonly NewsBrief[];
}

/** Content suggested on the not-found page. On failure there is none; the page's links remain. */
export class SuggestedContentStore {
  private readonly resource: Resource<SuggestedContent, () => Promise<SuggestedContent>>;

  constructor(private readonly api = { getHomeFeed }) {
    this.resource = new Resource((fetchContent) => fetchContent(), { audience: 'everyone' });
    makeAutoObservable<this, 'api' | 'resource'>(this, { api: false, resource: false });
  }

  get lines(): readonly PriceLine[] {
    return this.resource.value?.lines ?? [];
  }

  get news(): readonly NewsBrief[] {
    return this.resource.value?.news ?? [];
  }

  async load(): Promise<void> {
    await this.resource.load(async () => {
      const { lines, news } = await this.api.getHomeFeed(false);
      return { lines: lines.slice(0, MAX_ITEMS), news: news.items.slice(0, MAX_ITEMS) };
    });
    const { error } = this.resource;
    if (error !== undefined) console.warn('the latest prices and articles were not loaded', error);
  }
}
