/**
 * How the app gets onto the home screen: `offer` with the browser's own dialog, `apple` by the share menu of Safari, `elsewhere`
 * in a browser outside of the app around this page (WeChat), `menu` by the menu of the browser. `none`: it is there already, or
 * this is no browser.
 */
export type InstallWay = 'offer' | 'apple' | 'elsewhere' | 'menu' | 'none';

export interface InstallAppPlatform {
  installWay(): InstallWay;
  /**
   * Opens the dialog of the browser, for the way `offer`. The browser lets it be opened once.
   * @returns whether the user has accepted
   */
  offerInstall(): Promise<boolean>;
}
