import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { NewsDetail, NewsAlternatives } from '@contract/news';
import { Reading } from './Reading';

export interface NewsApi {
  getNews(id: string): Promise<NewsDetail>;
  likeNews(id: string, on: boolean): Promise<{ likes: number }>;
  favouriteNews(id: string, on: boolean): Promise<{ favourites: number }>;
  getAlternatives(id?: string): Promise<NewsAlternatives>;
}

type Reactions = Pick<NewsDetail, 'likes' | 'isLiked' | 'favourites' | 'isFavourite'>;

/** One article and the reader's marks on it. Lives as long as its page. */
export class NewsDtlStore {
  readonly reading: Reading<NewsDetail>;
  /** The article was taken down or never existed. */
  isGone = false;
  /** Why an article that is gone is, and what to read instead; null until that is known. */
  alternatives: NewsAlternatives | null = null;
  /** The marks under way go out one after the other: the last tap has the last word. */
  private pendingReactions: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly id: string,
    private readonly api: NewsApi
  ) {
    this.reading = new Reading(() => this.fetchArticle());
    makeAutoObservable<this, 'id' | 'api' | 'pendingReactions'>(
      this,
      { alternatives: observableRef, reading: false, id: false, api: false, pendingReactions: false },
      { autoBind: true }
    );
  }

  get article(): NewsDetail | null {
    return this.reading.value;
  }

  get status(): 'loading' | 'ready' | 'error' | 'empty' {
    if (this.isGone) return 'empty';
    if (this.article) return 'ready';
    return this.reading.error === undefined ? 'loading' : 'error';
  }

  /** Likes or takes it back. Shown at once, undone when the server refuses; rejects with its error then. */
  async setLiked(on: boolean): Promise<void> {
    await this.reading.underWay;
    if (!this.article || this.article.isLiked === on) return;
    const { likes } = this.article;
    await this.react({ isLiked: on, likes: likes + (on ? 1 : -1) }, async () => {
      const counted = await this.api.likeNews(this.id, on);
      if (this.article?.isLiked === on) this.reading.change({ likes: counted.likes });
    });
  }

  /** As `setLiked`. */
  async setFavourite(on: boolean): Promise<void> {
    await this.reading.underWay;
    if (!this.article || this.article.isFavourite === on) return;
    const { favourites } = this.article;
    await this.react({ isFavourite: on, favourites: favourites + (on ? 1 : -1) }, async () => {
      const counted = await this.api.favouriteNews(this.id, on);
      if (this.article?.isFavourite === on) this.reading.change({ favourites: counted.favourites });
    });
  }

  /** Null for an article that is gone, when it is known why. */
  private async fetchArticle(): Promise<NewsDetail | null> {
    if (!this.id) return this.markGone();
    try {
      return await this.api.getNews(this.id);
    } catch (error) {
      if (hasErrorCode(error, 'NOT_FOUND')) return this.markGone(this.id);
      if (hasErrorCode(error, 'VALIDATION')) return this.markGone();
      throw error;
    }
  }

  /**
   * There is nothing to read under this id. Shown when it is known why, so that nobody reads a wrong reason meanwhile;
   * shown also when that cannot be read.
   */
  private async markGone(id?: string): Promise<null> {
    const alternatives = await this.api.getAlternatives(id).catch((error: unknown) => {
      console.warn('what else there is to read was not loaded', error);
      return null;
    });
    runInAction(() => {
      this.alternatives = alternatives;
      this.isGone = true;
    });
    return null;
  }

  private async react(changes: Partial<Reactions>, send: () => Promise<unknown>): Promise<void> {
    const before = this.article;
    if (!before) return;
    this.reading.change(changes);
    const sent = this.pendingReactions.then(send);
    this.pendingReactions = sent.catch(() => undefined);
    try {
      await sent;
    } catch (error) {
      const undone: Partial<Reactions> = {};
      for (const key of Object.keys(changes) as (keyof Reactions)[]) Object.assign(undone, { [key]: before[key] });
      this.reading.change(undone);
      throw error;
    }
  }
}

function hasErrorCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
