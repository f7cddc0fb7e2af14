import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { type ApiErrorCode, isApiError } from '@/lib/ApiError';
import { currentToken } from './session';

export type ResourceStatus = 'loading' | 'ready' | 'error' | 'empty';

interface ResourceOptions {
  /**
   * `viewer` (default): a member's value is hidden as soon as another user, or none, is logged in; a visitor's value is
   * public and stays visible after a login. `everyone`: the value may stay visible to the next viewer until it has
   * been reloaded, such as an article with the viewer's own marks.
   */
  audience?: 'viewer' | 'everyone';
  /** Error codes that mean that there is no value; by default an unknown id and an id of a wrong form. */
  missingCodes?: readonly ApiErrorCode[];
  now?: () => number;
}

/**
 * One value loaded from the server. The response of the latest load wins, whatever the order of arrival, and a response
 * requested by one user is never shown to another. Lives as long as the store that owns it.
 */
export class Resource<T, Query = void> {
  /** Error of the last load; undefined while loading and after a success. */
  error: unknown = undefined;
  /** Time at which the value was received (epoch ms); 0 before the first. */
  loadedAtMs = 0;
  isLoading = false;
  private loaded: { value: T; token: string } | null = null;
  /** Incremented by each load and each shown value; a response of an older generation is dropped. */
  private generation = 0;
  private pending: Promise<unknown> = Promise.resolve();
  private readonly options: Required<ResourceOptions>;

  constructor(
    private readonly fetch: (query: Query) => Promise<T>,
    options?: ResourceOptions
  ) {
    this.options = { audience: 'viewer', missingCodes: ['NOT_FOUND', 'VALIDATION'], now: Date.now, ...options };
    makeAutoObservable<this, 'loaded' | 'generation' | 'pending' | 'options' | 'fetch'>(
      this,
      {
        error: observableRef,
        loaded: observableRef,
        generation: false,
        pending: false,
        options: false,
        fetch: false
      },
      { autoBind: true }
    );
  }

  get value(): T | null {
    const { loaded } = this;
    const isPrivate = loaded?.token && this.options.audience === 'viewer';
    return !loaded || (isPrivate && loaded.token !== currentToken()) ? null : loaded.value;
  }

  get status(): ResourceStatus {
    if (this.value !== null) return 'ready';
    if (this.error === undefined) return 'loading';
    return this.isMissing ? 'empty' : 'error';
  }

  /** True when the server said that there is no such value for this viewer. */
  get isMissing(): boolean {
    const { missingCodes } = this.options;
    return missingCodes.length > 0 && isApiError(this.error, ...missingCodes);
  }

  /** True when a value is shown although its last refresh failed. */
  get isStale(): boolean {
    return this.value !== null && this.error !== undefined;
  }

  /**
   * Loads the value. Never rejects: a failure is stored in `error`, and the shown value stays unless it is missing now.
   * A response that arrives after a login or logout is dropped, and the value is requested again for the new viewer.
   * @returns whether the value shown is the one of this load
   */
  load(query: Query): Promise<boolean> {
    this.generation += 1;
    this.error = undefined;
    this.isLoading = true;
    const loading = this.fetchLatest(query, this.generation);
    this.pending = loading;
    return loading;
  }

  /**
   * Loads the value for a caller that reports the failure itself, such as a tap that shows a toast.
   * @throws ApiError or any other error of the load
   */
  async loadOrThrow(query: Query): Promise<void> {
    await this.load(query);
    if (this.error !== undefined) throw this.error as Error;
  }

  /** Loads the value unless the one of the current viewer is shown. Never rejects. */
  async loadOnce(query: Query): Promise<void> {
    if (this.loaded?.token !== currentToken()) await this.load(query);
  }

  /** Resolves when the load in progress has settled. */
  async whenSettled(): Promise<void> {
    await this.pending;
  }

  /** Shows a value returned by another call and drops the response of a load in progress. */
  show(value: T): void {
    this.cancel();
    this.loaded = { value, token: currentToken() };
    this.loadedAtMs = this.options.now();
  }

  /**
   * Shows the answer of an action that returns the changed value, unless another user is logged in by then.
   * @throws the error of the action; the shown value stays
   */
  async showAnswer(act: () => Promise<T>): Promise<void> {
    const token = currentToken();
    const value = await act();
    if (token === currentToken()) this.show(value);
  }

  /** Applies an optimistic change to the shown value; the response of a load in progress overrides it. */
  change(changes: Partial<T>): void {
    if (this.loaded && this.value !== null) this.loaded = { ...this.loaded, value: { ...this.value, ...changes } };
  }

  /** Drops the response of a load in progress; the shown value stays. */
  cancel(): void {
    this.generation += 1;
    this.isLoading = false;
    this.error = undefined;
  }

  /** Removes the value and drops the response of a load in progress. */
  clear(): void {
    this.cancel();
    this.loaded = null;
  }

  private async fetchLatest(query: Query, generation: number): Promise<boolean> {
    const token = currentToken();
    try {
      const value = await this.fetch(query);
      if (generation !== this.generation) return false;
      if (token !== currentToken()) return await this.fetchLatest(query, generation);
      this.show(value);
      return true;
    } catch (error) {
      if (generation !== this.generation) return false;
      if (token !== currentToken()) return this.fetchLatest(query, generation);
      runInAction(() => {
        this.error = error;
        this.isLoading = false;
        if (this.isMissing) this.loaded = null;
      });
      return false;
    }
  }
}
