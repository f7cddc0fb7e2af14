import { makeAutoObservable } from 'mobx';

/** WeChat's scene of a page that is opened from Moments. */
export const SINGLE_PAGE_SCENE = 1154;

/**
 * Whether WeChat has opened a page alone, from Moments: without a login, a way to other pages and our own bars. Its own bar
 * below leads into the mini-program, which then starts afresh. Lives as long as the app.
 */
class SinglePageStore {
  isOn = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  set(isOn: boolean): void {
    this.isOn = isOn;
  }
}

export const singlePage = new SinglePageStore();
