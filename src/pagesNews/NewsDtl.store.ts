import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { NewsDetail, NewsAlternatives } from '@contract/news';
import { isApiError } from '@/lib/ApiError';
import { Reading } from './Reading';

export interface NewsApi {
  getNews(id: string): Promise<NewsDetail>;
  likeNews(id: string, on: boolean): Promise<{ likes: number }>;
  favouriteNews(id: string, on: boolean): Promise<{ favourites: number }>;
  getAlternatives(id?: string): Promise<NewsAlternatives>;
}

type Reactions = Pick<NewsDetail, 'likes' | 'isLiked' | 'favourites' | 'isFavourite'>;

/** An article and the viewer's reactions to it. Lives as long as its page. */
export class NewsDtlStore {
  readonly reading: Reading<NewsDetail>;
  /** True when the article was removed or never existed. */
  isGone = false;
  /** Reason of the removal and articles to read instead; null until loaded. */
  alternatives: NewsAlternatives | null = null;
  /** Queue of reactions: they are sent one after another, so the last tap wins. */
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

  /** Sets or clears the like optimistically; rolls back and rejects when the server fails. */
  async setLiked(on: boolean): Promise<void> {
    await this.reading.underWay;
    if (!this.article || this.article.isLiked === on) return;
    const { likes } = this.article;
    await this.react({ isLiked: on, likes: likes + (on ? 1 : -1) }, async () => {
      const counted = await this.api.likeNews(this.id, on);
      if (this.article?.isLiked === on) this.reading.change({ likes: counted.likes });
    });
  }

  /** Sets or clears the favourite; behaves like `setLiked`. */
  async setFavourite(on: boolean): Promise<void> {
    await this.reading.underWay;
    if (!this.article || this.article.isFavourite === on) return;
    const { favourites } = this.article;
    await this.react({ isFavourite: on, favourites: favourites + (on ? 1 : -1) }, async () => {
      const counted = await this.api.favouriteNews(this.id, on);
      if (this.article?.isFavourite === on) this.reading.change({ favourites: counted.favourites });
    });
  }

  /** Loads the article; null when it is missing, after the alternatives have been loaded. */
  private async fetchArticle(): Promise<NewsDetail | null> {
    if (!this.id) return this.markGone();
    try {
      return await this.api.getNews(this.id);
    } catch (error) {
      if (isApiError(error, 'NOT_FOUND')) return this.markGone(this.id);
      if (isApiError(error, 'VALIDATION')) return this.markGone();
      throw error;
    }
  }

  /**
   * Marks the article as missing. The flag is set after the alternatives have settled, to never show a wrong reason; a
   * failure to load them is only logged.
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
