import { makeAutoObservable } from 'mobx';

interface ScreenInsets {
  /** Pixels that the system draws over the top of the page. */
  statusBarHeight: number;
  /** Pixels at the right of the navigation bar that WeChat's own buttons cover. */
  capsuleWidth: number;
}

/** What the system keeps of the screen. The launch sets it where CSS `env()` cannot tell (the mini-program). */
class ScreenInsetsStore {
  private insets: ScreenInsets | undefined = undefined;

  constructor() {
    makeAutoObservable(this);
  }

  set(insets: ScreenInsets): void {
    this.insets = insets;
  }

  /** WeChat's own buttons take a quarter of the bar at the top: there is no room beside a search. */
  get hasCapsule(): boolean {
    return (this.insets?.capsuleWidth ?? 0) > 0;
  }

  /** Custom properties for the outermost view of a page; undefined leaves the tokens of theme.scss. */
  get style(): Record<string, string> | undefined {
    if (!this.insets) return undefined;
    const { statusBarHeight, capsuleWidth } = this.insets;
    // Device pixels, so a plain string that the build does not turn into rem or rpx.
    return {
      ...(statusBarHeight > 0 ? { '--xs-status': `${statusBarHeight}px` } : {}),
      ...(capsuleWidth > 0 ? { '--xs-capsule': `${capsuleWidth}px` } : {})
    };
  }
}

export const screenInsets = new ScreenInsetsStore();
