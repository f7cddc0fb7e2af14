import { makeAutoObservable, runInAction } from 'mobx';
import type { Expo } from '@contract/expo';
import { getCurrentExpo } from '@/api/expo';

interface ExpoApi {
  getCurrentExpo(): Promise<Expo | null>;
}

/** The expo that is on or comes next. Refreshed whenever the app is shown. */
export class ExpoStore {
  exhibitConfig: Expo | null = null;
  /** True when the server has answered: without an expo there is none. */
  isLoaded = false;

  constructor(private readonly api: ExpoApi) {
    makeAutoObservable<this, 'api'>(this, { api: false }, { autoBind: true });
  }

  /** Keeps what is known when the server cannot be reached. */
  async refresh(): Promise<void> {
    try {
      const expo = await this.api.getCurrentExpo();
      runInAction(() => {
        this.exhibitConfig = expo;
      });
    } finally {
      runInAction(() => {
        this.isLoaded = true;
      });
    }
  }
}

export const expoStore = new ExpoStore({ getCurrentExpo });
