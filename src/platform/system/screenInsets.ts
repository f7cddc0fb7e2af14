import { makeAutoObservable } from 'mobx';

interface ScreenInsets {
  /** Pixels at the top of the page that the system covers. */
  statusBarHeight: number;
  /** Pixels at the right of the navigation bar that WeChat's buttons cover. */
  capsuleWidth: number;
}

/** Screen areas that the system covers. Set at launch on platforms where CSS `env()` lacks them (the mini-program). */
class ScreenInsetsStore {
  private insets: ScreenInsets | undefined = undefined;

  constructor() {
    makeAutoObservable(this);
  }

  set(insets: ScreenInsets): void {
    this.insets = insets;
  }

  /**
   * Whether WeChat's buttons are present; they take a quarter of the top bar and leave no room beside a search field.
   */
  get hasCapsule(): boolean {
    return (this.insets?.capsuleWidth ?? 0) > 0;
  }

  /** Custom properties for the root view of a page; undefined keeps the tokens of theme.scss. */
  get style(): Record<string, string> | undefined {
    if (!this.insets) return undefined;
    const { statusBarHeight, capsuleWidth } = this.insets;
    // Device pixels as plain strings, which the build does not convert to rem or rpx.
    return {
      ...(statusBarHeight > 0 ? { '--xs-status': `${statusBarHeight}px` } : {}),
      ...(capsuleWidth > 0 ? { '--xs-capsule': `${capsuleWidth}px` } : {})
    };
  }
}

export const screenInsets = new ScreenInsetsStore();
