import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { NewsAlternatives, NewsDetail } from '@contract/news';
import { ApiError, isApiError } from '@/lib/ApiError';
import { Resource } from '@/request/Resource';

export interface NewsApi {
  getNews(id: string): Promise<NewsDetail>;
  likeNews(id: string, on: boolean): Promise<{ likes: number }>;
  favouriteNews(id: string, on: boolean): Promise<{ favourites: number }>;
  getAlternatives(id?: string): Promise<NewsAlternatives>;
}

type Reactions = Pick<NewsDetail, 'likes' | 'isLiked' | 'favourites' | 'isFavourite'>;

/** An article and the viewer's reactions to it. Lives as long as its page. */
export class NewsDtlStore {
  readonly resource: Resource<NewsDetail>;
  /** Reason of the removal and articles to read instead; null until loaded. */
  alternatives: NewsAlternatives | null = null;
  /** Queue of reactions: they are sent one after another, so the last tap wins. */
  private pendingReactions: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly id: string,
    private readonly api: NewsApi
  ) {
    this.resource = new Resource(() => this.fetchArticle(), { audience: 'everyone' });
    makeAutoObservable<this, 'id' | 'api' | 'pendingReactions'>(
      this,
      { alternatives: observableRef, resource: false, id: false, api: false, pendingReactions: false },
      { autoBind: true }
    );
  }

  get article(): NewsDetail | null {
    return this.resource.value;
  }

  /** True when the article was removed or never existed. */
  get isGone(): boolean {
    return this.resource.isMissing;
  }

  /** Sets or clears the like optimistically; rolls back and rejects when the server fails. */
  async setLiked(on: boolean): Promise<void> {
    await this.resource.whenSettled();
    if (!this.article || this.article.isLiked === on) return;
    const { likes } = this.article;
    await this.react({ isLiked: on, likes: likes + (on ? 1 : -1) }, async () => {
      const counted = await this.api.likeNews(this.id, on);
      if (this.article?.isLiked === on) this.resource.change({ likes: counted.likes });
    });
  }

  /** Sets or clears the favourite; behaves like `setLiked`. */
  async setFavourite(on: boolean): Promise<void> {
    await this.resource.whenSettled();
    if (!this.article || this.article.isFavourite === on) return;
    const { favourites } = this.article;
    await this.react({ isFavourite: on, favourites: favourites + (on ? 1 : -1) }, async () => {
      const counted = await this.api.favouriteNews(this.id, on);
      if (this.article?.isFavourite === on) this.resource.change({ favourites: counted.favourites });
    });
  }

  /**
   * Loads the article. When it is missing, the alternatives are loaded before the error is shown, so that the page never
   * shows a wrong reason; a failure to load them is only logged.
   */
  private async fetchArticle(): Promise<NewsDetail> {
    try {
      if (!this.id) throw new ApiError('NOT_FOUND', 'the link has no id');
      return await this.api.getNews(this.id);
    } catch (error) {
      if (isApiError(error, 'NOT_FOUND', 'VALIDATION')) {
        const isKnownId = this.id !== '' && isApiError(error, 'NOT_FOUND');
        await this.loadAlternatives(isKnownId ? this.id : undefined);
      }
      throw error;
    }
  }

  private async loadAlternatives(id?: string): Promise<void> {
    try {
      const alternatives = await this.api.getAlternatives(id);
      runInAction(() => (this.alternatives = alternatives));
    } catch (error) {
      console.warn('the alternatives to a missing article were not loaded', error);
    }
  }

  private async react(changes: Partial<Reactions>, send: () => Promise<unknown>): Promise<void> {
    const before = this.article;
    if (!before) return;
    this.resource.change(changes);
    const sent = this.pendingReactions.then(send);
    this.pendingReactions = sent.catch(() => undefined);
    try {
      await sent;
    } catch (error) {
      const undone: Partial<Reactions> = {};
      for (const key of Object.keys(changes) as (keyof Reactions)[]) Object.assign(undone, { [key]: before[key] });
      this.resource.change(undone);
      throw error;
    }
  }
}
