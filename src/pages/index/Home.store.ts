import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { CategoryId, Page } from '@contract/common';
import type { HomeFeed } from '@contract/home';
import type { NewsBrief, NewsQuery } from '@contract/news';
import { getHomeFeed } from '@/api/home';
import { listNews } from '@/api/news';
import { PagedList } from '@/request/PagedList';
import { currentToken } from '@/request/session';
import { type HomeNewsType, news as newsChoice, type NewsStore } from '@/stores/news';
import { currentViewer, type Viewer } from './viewer';

/** The news tabs in display order. */
export const newsTypes = ['recommended', 'headline', 'market', 'origin', 'policy', 'company', 'expo'] as const;
type NewsType = (typeof newsTypes)[number];

/** Age after which returning to the home page reloads it, in ms. */
const STALE_AFTER_MS = 60_000;

interface HomeApi {
  getHomeFeed(personalised: boolean): Promise<HomeFeed>;
  listNews(query: NewsQuery): Promise<Page<NewsBrief>>;
}

function isNewsType(type: HomeNewsType): type is NewsType {
  return newsTypes.some((known) => known === type);
}

/**
 * State of the home page: the feed above the fold and one news list per tab. Lives as long as the page. The feed is no
 * `Resource`, which is no part of the first load: the recommended news wait for the same response.
 */
export class HomeStore {
  feed: HomeFeed | null = null;
  /** Error of the last load; data from an earlier load stays visible. */
  error: unknown = undefined;
  isLoading = false;
  /** Time when the shown feed was loaded (epoch ms); 0 before the first load. */
  loadedAtMs = 0;
  private readonly lists: Record<NewsType, PagedList<NewsBrief>>;
  /** Tabs whose lists have not been reloaded since the last feed load. */
  private readonly outdatedTabs = new Set<NewsType>(newsTypes);
  private pendingFeed: Promise<HomeFeed> | undefined;

  constructor(
    private readonly api: HomeApi = { getHomeFeed, listNews },
    private readonly viewer: Viewer = currentViewer,
    private readonly choice: NewsStore = newsChoice,
    private readonly now: () => number = Date.now
  ) {
    const list = (type: NewsType) => new PagedList<NewsBrief>((cursor) => this.fetchNews(type, cursor));
    this.lists = Object.fromEntries(newsTypes.map((type) => [type, list(type)])) as typeof this.lists;
    makeAutoObservable<this, 'api' | 'viewer' | 'choice' | 'now' | 'lists' | 'outdatedTabs' | 'pendingFeed'>(
      this,
      {
        feed: observableRef,
        error: observableRef,
        api: false,
        viewer: false,
        choice: false,
        now: false,
        lists: false,
        outdatedTabs: false,
        pendingFeed: false
      },
      { autoBind: true }
    );
  }

  get status(): 'loading' | 'ready' | 'error' {
    if (this.feed) return 'ready';
    return this.error === undefined ? 'loading' : 'error';
  }

  /** True when data is shown but the last load failed. */
  get isStale(): boolean {
    return this.feed !== null && this.error !== undefined;
  }

  get newsType(): NewsType {
    return isNewsType(this.choice.homePageNewsType) ? this.choice.homePageNewsType : 'recommended';
  }

  get newsList(): PagedList<NewsBrief> {
    return this.lists[this.newsType];
  }

  /**
   * Reloads whenever the viewer logs in or out or switches personalisation.
   * @returns a function that stops it
   */
  startSync(): () => void {
    return reaction(
      () => `${this.viewer.isLoggedIn} ${this.viewer.personalised}`,
      () => void this.load()
    );
  }

  /** Handles the page becoming visible: reloads the feed when the data is not fresh. */
  handleShown(): void {
    if (this.isLoading) return;
    if (this.now() - this.loadedAtMs >= STALE_AFTER_MS) void this.load();
  }

  /** Loads the feed and the news of the open tab. Never rejects: a failure is stored in `error`. */
  async load(): Promise<void> {
    const token = currentToken();
    const pendingFeed = this.api.getHomeFeed(this.viewer.personalised);
    this.pendingFeed = pendingFeed;
    this.isLoading = true;
    newsTypes.forEach((type) => this.outdatedTabs.add(type));
    const listed = this.refreshNews();
    try {
      const feed = await pendingFeed;
      // Requested by another viewer.
      if (this.pendingFeed === pendingFeed && token !== currentToken()) return await this.load();
      runInAction(() => {
        // A newer load is pending: this response may belong to another personalisation setting.
        if (this.pendingFeed !== pendingFeed) return;
        this.feed = feed;
        this.error = undefined;
        this.loadedAtMs = this.now();
        this.isLoading = false;
        this.choice.setTopNews(feed.news.items);
      });
    } catch (error) {
      if (this.pendingFeed === pendingFeed && token !== currentToken()) return await this.load();
      runInAction(() => {
        if (this.pendingFeed !== pendingFeed) return;
        this.error = error;
        if (!this.feed) this.showCached();
        // A retry of the news must ask the server instead of awaiting this failed response.
        this.pendingFeed = undefined;
        this.isLoading = false;
      });
    }
    await listed;
  }

  selectNews(type: NewsType): void {
    this.choice.setHomePageNewsType(type);
    if (this.outdatedTabs.has(type)) void this.refreshNews();
  }

  /** Filters the news of all tabs by a top-level spice category; `''` for all. */
  filterNews(category: CategoryId | '', name: string): void {
    if (category === this.choice.firstGradeSpices) return;
    this.choice.setFirstGradeSpices(category, name);
    newsTypes.forEach((type) => this.outdatedTabs.add(type));
    void this.refreshNews();
  }

  /** Shows the news cached on this device, for a cold start without network. */
  private showCached(): void {
    this.lists.recommended.showCached(this.choice.topNews);
    this.newsList.showCached(this.choice.newsList);
  }

  private async refreshNews(): Promise<void> {
    const { newsType, newsList } = this;
    this.outdatedTabs.delete(newsType);
    await newsList.refresh();
    if (newsList === this.newsList) this.choice.setNewsList([...newsList.items]);
  }

  private async fetchNews(type: NewsType, cursor: string | undefined): Promise<Page<NewsBrief>> {
    const { firstGradeSpices } = this.choice;
    const isUnfiltered = type === 'recommended' && firstGradeSpices === '';
    // The feed already contains the first page of this list.
    if (isUnfiltered && cursor === undefined && this.pendingFeed) return (await this.pendingFeed).news;
    return this.api.listNews({
      ...(type === 'recommended' ? { personalised: this.viewer.personalised } : { category: type }),
      ...(firstGradeSpices === '' ? {} : { categoryOfSpice: firstGradeSpices }),
      ...(cursor === undefined ? {} : { cursor })
    });
  }
}
