import { makeAutoObservable } from 'mobx';
import type { NewsAlternatives, NewsDetail } from '@contract/news';
import { ApiError, isApiError } from '@/lib/ApiError';
import { changeOptimistically } from '@/request/changeOptimistically';
import { Resource } from '@/request/Resource';
import { currentToken } from '@/request/session';

export interface NewsApi {
  getNews(id: string): Promise<NewsDetail>;
  likeNews(id: string, on: boolean): Promise<{ likes: number }>;
  favouriteNews(id: string, on: boolean): Promise<{ favourites: number }>;
  getAlternatives(id?: string): Promise<NewsAlternatives>;
}

type Reactions = Partial<Pick<NewsDetail, 'likes' | 'isLiked' | 'favourites' | 'isFavourite'>>;

/** Error of a missing article, with what to read instead; null when the alternatives failed to load. */
class MissingArticleError extends ApiError {
  constructor(
    { code, message, data }: ApiError,
    readonly alternatives: NewsAlternatives | null
  ) {
    super(code, message, data);
  }
}

/** An article and the viewer's reactions to it. Lives as long as its page. */
export class NewsDtlStore {
  readonly resource: Resource<NewsDetail>;
  /** Queue of reactions: they are sent one after another, so the last tap wins. */
  private pendingReactions: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly id: string,
    private readonly api: NewsApi
  ) {
    this.resource = new Resource(() => this.fetchArticle(), { audience: 'everyone' });
    makeAutoObservable<this, 'id' | 'api' | 'pendingReactions'>(
      this,
      { resource: false, id: false, api: false, pendingReactions: false },
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

  /** Reason of the removal and articles to read instead; null unless the article is missing. */
  get alternatives(): NewsAlternatives | null {
    const { error } = this.resource;
    return error instanceof MissingArticleError ? error.alternatives : null;
  }

  /** Sets or clears the like optimistically; rolls back and rejects when the server fails. */
  async setLiked(on: boolean): Promise<void> {
    await this.resource.whenSettled();
    if (!this.article || this.article.isLiked === on) return;
    const { likes } = this.article;
    await this.react({ isLiked: on, likes: likes + (on ? 1 : -1) }, async () => {
      const counted = await this.api.likeNews(this.id, on);
      return this.article?.isLiked === on ? counted : {};
    });
  }

  /** Sets or clears the favourite; behaves like `setLiked`. */
  async setFavourite(on: boolean): Promise<void> {
    await this.resource.whenSettled();
    if (!this.article || this.article.isFavourite === on) return;
    const { favourites } = this.article;
    await this.react({ isFavourite: on, favourites: favourites + (on ? 1 : -1) }, async () => {
      const counted = await this.api.favouriteNews(this.id, on);
      return this.article?.isFavourite === on ? counted : {};
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
      if (!isApiError(error, 'NOT_FOUND', 'VALIDATION')) throw error;
      const isKnownId = this.id !== '' && error.code === 'NOT_FOUND';
      throw new MissingArticleError(error, await this.fetchAlternatives(isKnownId ? this.id : undefined));
    }
  }

  private async fetchAlternatives(id: string | undefined): Promise<NewsAlternatives | null> {
    try {
      return await this.api.getAlternatives(id);
    } catch (error) {
      console.warn('the alternatives to a missing article were not loaded', error);
      return null;
    }
  }

  /** Sends a reaction after the earlier ones, unless another user is logged in by then. */
  private async react(changes: Reactions, send: () => Promise<Reactions>): Promise<void> {
    const token = currentToken();
    await changeOptimistically(this.resource, changes, () => {
      const sent = this.pendingReactions.then(() => (token === currentToken() ? send() : {}));
      this.pendingReactions = sent.catch(() => undefined);
      return sent;
    });
  }
}
