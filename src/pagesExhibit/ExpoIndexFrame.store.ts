import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ExpoIndexContent } from './expoIndex/content';
import type { ExpoIndexStore } from './expoIndex/ExpoIndex.store';

interface Loaded {
  content: ExpoIndexContent;
  store: ExpoIndexStore;
}

/** Code and data of the expo's index, which come one after the other. Lives as long as its page. */
export class ExpoIndexFrameStore {
  loaded: Loaded | undefined = undefined;
  codeError: unknown = undefined;

  constructor(
    private readonly loadContent: () => Promise<ExpoIndexContent>,
    private readonly expoId: string | undefined
  ) {
    makeAutoObservable<this, 'loadContent' | 'expoId'>(
      this,
      { loaded: observableRef, codeError: observableRef, loadContent: false, expoId: false },
      { autoBind: true }
    );
  }

  get status(): 'loading' | 'ready' | 'error' | 'empty' {
    const { page } = this.loaded?.store ?? {};
    if (!page) return this.codeError === undefined ? 'loading' : 'error';
    return page.value && !page.value.expo ? 'empty' : page.status;
  }

  get error(): unknown {
    return this.codeError ?? this.loaded?.store.page.error;
  }

  /** Loads the data, before the first time the code. Never rejects: a failure is in `error`. */
  async load(): Promise<void> {
    this.codeError = undefined;
    if (this.loaded) return void (await this.loaded.store.load());
    try {
      const content = await this.loadContent();
      const store = content.createStore(this.expoId);
      void store.load();
      runInAction(() => (this.loaded = { content, store }));
    } catch (error) {
      runInAction(() => (this.codeError = error));
    }
  }
}
