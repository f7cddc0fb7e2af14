import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { CategoryId, Page } from '@contract/common';
import type { HomeFeed } from '@contract/home';
import type { NewsBrief, NewsQuery } from '@contract/news';
import { getHomeFeed, readInlinedHomeFeed } from '@/api/home';
import { listNews } from '@/api/news';
import { PagedList } from '@/lib/PagedList';
import { news as newsChoice, type HomeNewsType, type NewsStore } from '@/stores/news';
import { currentViewer, type Viewer } from './viewer';

/** The tabs over the news, in their order. */
export const newsTypes = ['recommended', 'headline', 'market', 'origin', 'policy', 'company', 'expo'] as const;
type NewsType = (typeof newsTypes)[number];

/** Coming back to the home after this long reads it anew, in ms. */
const STALE_AFTER_MS = 60_000;

interface HomeApi {
  readInlinedHomeFeed(): HomeFeed | undefined;
  getHomeFeed(personalised: boolean): Promise<HomeFeed>;
  listNews(query: NewsQuery): Promise<Page<NewsBrief>>;
}

function isNewsType(type: HomeNewsType): type is NewsType {
  return newsTypes.some((known) => known === type);
}

/** What the home shows: the feed above the fold and one list of news a tab. Lives as long as the page. */
export class HomeStore {
  feed: HomeFeed | null = null;
  /** Why the last reading failed; what came before it stays. */
  error: unknown = undefined;
  isLoading = false;
  /** When the shown feed was read (epoch ms); 0 before. */
  loadedAtMs = 0;
  private readonly lists: Record<NewsType, PagedList<NewsBrief>>;
  /** Lists that were not read since the last reading of the feed. */
  private readonly outdatedTabs = new Set<NewsType>(newsTypes);
  private pendingFeed: Promise<HomeFeed> | undefined;

  constructor(
    private readonly api: HomeApi = { readInlinedHomeFeed: readInlinedHomeFeed, getHomeFeed, listNews },
    private readonly viewer: Viewer = currentViewer,
    private readonly choice: NewsStore = newsChoice,
    private readonly now: () => number = Date.now
  ) {
    const feed = api.readInlinedHomeFeed();
    if (feed) {
      this.feed = feed;
      this.pendingFeed = Promise.resolve(feed);
      this.loadedAtMs = now();
    }
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

  /** What is shown is older than it should be: the last reading failed. */
  get isStale(): boolean {
    return this.feed !== null && this.error !== undefined;
  }

  get newsType(): NewsType {
    return isNewsType(this.choice.homePageNewsType) ? this.choice.homePageNewsType : 'recommended';
  }

  get newsList(): PagedList<NewsBrief> {
    return this.lists[this.newsType];
  }

  /** Reads anew when somebody logs in or out, or switches personalisation. Answers how to stop that. */
  startSync(): () => void {
    return reaction(
      () => `${this.viewer.isLoggedIn} ${this.viewer.personalised}`,
      () => void this.load()
    );
  }

  /** The page is on the screen (again): reads unless what is shown is fresh. */
  handleShown(): void {
    if (this.isLoading) return;
    if (this.now() - this.loadedAtMs >= STALE_AFTER_MS) void this.load();
    else if (this.feed && this.outdatedTabs.has(this.newsType)) {
      this.choice.setTopNews(this.feed.news.items);
      void this.refreshNews();
    }
  }

  /** Reads the feed and the news of the open tab. Never rejects: a failure is in `error`. */
  async load(): Promise<void> {
    const pendingFeed = this.api.getHomeFeed(this.viewer.personalised);
    this.pendingFeed = pendingFeed;
    this.isLoading = true;
    newsTypes.forEach((type) => this.outdatedTabs.add(type));
    const listed = this.refreshNews();
    try {
      const feed = await pendingFeed;
      runInAction(() => {
        // A newer reading is under way: this answer is for somebody else, or for another setting.
        if (this.pendingFeed !== pendingFeed) return;
        this.feed = feed;
        this.error = undefined;
        this.loadedAtMs = this.now();
        this.isLoading = false;
        this.choice.setTopNews(feed.news.items);
      });
    } catch (error) {
      runInAction(() => {
        if (this.pendingFeed !== pendingFeed) return;
        this.error = error;
        if (!this.feed) this.showCached();
        // So that a retry of the news asks the server and not this answer.
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

  /** Narrows the news of all tabs to a first-grade spice; `''` for all. */
  filterNews(category: CategoryId | '', name: string): void {
    if (category === this.choice.firstGradeSpices) return;
    this.choice.setFirstGradeSpices(category, name);
    newsTypes.forEach((type) => this.outdatedTabs.add(type));
    void this.refreshNews();
  }

  /** A cold start without network: what was read last on this device. */
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
    // The feed brings the first window of this one.
    if (isUnfiltered && cursor === undefined && this.pendingFeed) return (await this.pendingFeed).news;
    return this.api.listNews({
      ...(type === 'recommended' ? { personalised: this.viewer.personalised } : { category: type }),
      ...(firstGradeSpices === '' ? {} : { categoryOfSpice: firstGradeSpices }),
      ...(cursor === undefined ? {} : { cursor })
    });
  }
}
