import { makeAutoObservable } from 'mobx';
import type { Expo } from '@contract/expo';
import { getCurrentExpo } from '@/api/expo';
import { Resource } from '@/request/Resource';

interface ExpoApi {
  getCurrentExpo(): Promise<Expo | null>;
}

/** The expo that is on or comes next. Refreshed whenever the app is shown. */
export class ExpoStore {
  readonly resource: Resource<{ expo: Expo | null }>;

  constructor(api: ExpoApi) {
    this.resource = new Resource(async () => ({ expo: await api.getCurrentExpo() }), { audience: 'everyone' });
    makeAutoObservable(this, { resource: false }, { autoBind: true });
  }

  get exhibitConfig(): Expo | null {
    return this.resource.value?.expo ?? null;
  }

  /** True when the server has answered or cannot be reached: without an expo there is none. */
  get isLoaded(): boolean {
    return this.resource.status !== 'loading';
  }

  /**
   * Keeps what is known when the server cannot be reached.
   * @throws ApiError or any other error of the load
   */
  refresh(): Promise<void> {
    return this.resource.loadOrThrow();
  }
}

export const expoStore = new ExpoStore({ getCurrentExpo });
