export interface SystemInfo {
  platform: string;
  isWeChatBrowser: boolean;
  /** Height of the system's overlay at the top of the page, px. */
  statusBarHeight: number;
  /** Distance between the bottom of the safe area and the bottom of the screen, px. */
  safeAreaHeight: number;
  /** Width of WeChat's own buttons at the right of the navigation bar, px. */
  capsuleWidth: number;
}

export interface SystemPlatform {
  /** Such as `zh_CN` or `en-GB`. */
  systemLocale(): string;
  /** The language that the opened link asks for (`lang`), not checked; null for none. */
  linkLocale(): string | null;
  systemInfo(): SystemInfo;
}
