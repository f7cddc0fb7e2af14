import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { NewsBrief, NewsDetail } from '@contract/news';

export interface NewsApi {
  getNews(id: string): Promise<NewsDetail>;
  likeNews(id: string, on: boolean): Promise<{ likes: number }>;
  favouriteNews(id: string, on: boolean): Promise<null>;
  getLatestNews(): Promise<{ items: NewsBrief[] }>;
}

type Marks = Pick<NewsDetail, 'likes' | 'isLiked' | 'isFavourite'>;

/** One article and the reader's marks on it. Lives as long as its page. */
export class NewsDtlStore {
  article: NewsDetail | null = null;
  error: unknown = undefined;
  /** The article was taken down or never existed. */
  isRemoved = false;
  /** What to read instead of an article that was taken down. */
  latest: NewsBrief[] = [];
  /** The load under way: marks wait for it, so that its answer cannot undo them. */
  private loading: Promise<void> | null = null;
  private reader = '';

  constructor(
    private readonly id: string,
    private readonly api: NewsApi
  ) {
    makeAutoObservable<this, 'id' | 'api' | 'loading' | 'reader'>(
      this,
      {
        article: observableRef,
        error: observableRef,
        latest: observableRef,
        id: false,
        api: false,
        loading: false,
        reader: false
      },
      { autoBind: true }
    );
  }

  get status(): 'loading' | 'ready' | 'error' | 'empty' {
    if (this.isRemoved) return 'empty';
    if (this.article) return 'ready';
    return this.error === undefined ? 'loading' : 'error';
  }

  /** Reads the article, unless it is there already and this person (by token) is the one it was read for. */
  async loadFor(reader: string): Promise<void> {
    if (this.article && this.reader === reader) return;
    this.reader = reader;
    await this.load();
  }

  /** Reads the article. An article on screen stays when reading it again fails. Never rejects. */
  load(): Promise<void> {
    const loading = this.read();
    this.loading = loading;
    return loading;
  }

  /** Likes or takes it back. Shown at once, undone when the server refuses; rejects with its error then. */
  async setLiked(on: boolean): Promise<void> {
    await this.loading;
    if (!this.article || this.article.isLiked === on) return;
    const { likes } = this.article;
    await this.mark({ isLiked: on, likes: likes + (on ? 1 : -1) }, async () => {
      const counted = await this.api.likeNews(this.id, on);
      this.show({ likes: counted.likes });
    });
  }

  /** As `setLiked`. */
  async setFavourite(on: boolean): Promise<void> {
    await this.loading;
    if (!this.article || this.article.isFavourite === on) return;
    await this.mark({ isFavourite: on }, () => this.api.favouriteNews(this.id, on));
  }

  private async read(): Promise<void> {
    this.error = undefined;
    if (!this.id) {
      this.isRemoved = true;
      await this.readLatest();
      return;
    }
    try {
      const article = await this.api.getNews(this.id);
      runInAction(() => {
        this.article = article;
      });
    } catch (error) {
      runInAction(() => {
        this.error = error;
        this.isRemoved = isNotFound(error);
      });
      if (isNotFound(error)) await this.readLatest();
    }
  }

  /** The page says that the article is gone with or without them. */
  private async readLatest(): Promise<void> {
    try {
      const { items } = await this.api.getLatestNews();
      runInAction(() => {
        this.latest = items;
      });
    } catch (error) {
      console.warn('the latest news were not loaded', error);
    }
  }

  private async mark(wanted: Partial<Marks>, send: () => Promise<unknown>): Promise<void> {
    const before = this.article;
    if (!before) return;
    this.show(wanted);
    try {
      await send();
    } catch (error) {
      const undone: Partial<Marks> = {};
      for (const key of Object.keys(wanted) as (keyof Marks)[]) Object.assign(undone, { [key]: before[key] });
      this.show(undone);
      throw error;
    }
  }

  private show(marks: Partial<Marks>): void {
    if (this.article) this.article = { ...this.article, ...marks };
  }
}

function isNotFound(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'NOT_FOUND';
}
