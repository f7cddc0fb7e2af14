export interface SystemInfo {
  platform: string;
  isWeChatBrowser: boolean;
  /** Pixels that the system draws over the top of the page. */
  statusBarHeight: number;
  /** Pixels between the bottom of the safe area and the bottom of the screen. */
  safeAreaHeight: number;
  /** Pixels at the right of the navigation bar that WeChat's own buttons cover. */
  capsuleWidth: number;
}

export interface SystemPlatform {
  /** Such as `zh_CN` or `en-GB`. */
  systemLocale(): string;
  systemInfo(): SystemInfo;
}
