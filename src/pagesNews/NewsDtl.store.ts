import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { NewsDetail, NewsInstead } from '@contract/news';

export interface NewsApi {
  getNews(id: string): Promise<NewsDetail>;
  likeNews(id: string, on: boolean): Promise<{ likes: number }>;
  favouriteNews(id: string, on: boolean): Promise<null>;
  getInstead(id?: string): Promise<NewsInstead>;
}

type Marks = Pick<NewsDetail, 'likes' | 'isLiked' | 'isFavourite'>;

/** One article and the reader's marks on it. Lives as long as its page. */
export class NewsDtlStore {
  article: NewsDetail | null = null;
  error: unknown = undefined;
  /** The article was taken down or never existed. */
  isGone = false;
  /** Why an article that is gone is, and what to read instead; null until that is known. */
  instead: NewsInstead | null = null;
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
        instead: observableRef,
        id: false,
        api: false,
        loading: false,
        reader: false
      },
      { autoBind: true }
    );
  }

  get status(): 'loading' | 'ready' | 'error' | 'empty' {
    if (this.isGone) return 'empty';
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
      await this.leave();
      return;
    }
    try {
      const article = await this.api.getNews(this.id);
      runInAction(() => {
        this.article = article;
      });
    } catch (error) {
      if (hasCode(error, 'NOT_FOUND')) await this.leave(this.id);
      else if (hasCode(error, 'VALIDATION')) await this.leave();
      else
        runInAction(() => {
          this.error = error;
        });
    }
  }

  /**
   * There is nothing to read under this id. Shown when it is known why, so that nobody reads a wrong reason meanwhile;
   * shown also when that cannot be read.
   */
  private async leave(id?: string): Promise<void> {
    const instead = await this.api.getInstead(id).catch((error: unknown) => {
      console.warn('what else there is to read was not loaded', error);
      return null;
    });
    runInAction(() => {
      this.instead = instead;
      this.isGone = true;
    });
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

function hasCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
