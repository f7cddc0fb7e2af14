import type { DeepLinkConfig } from '@contract/deepLink';
import { type Language, language, languageOfLocale } from '@/locale/language';
import { systemLocale } from '@/platform/system';
import { appearance, type Theme } from '@/ui/appearance';
import { makePersistent } from './persist';

/** `scene` is WeChat's number of how the app was opened, 0 on H5. */
export interface ShowOptions {
  path: string;
  scene: number;
  query: Record<string, string>;
}

const secretParameters = ['token', 'code', 'state', 'mobile', 'nikeName'];

/** Settings of the device that are stored between two starts, for all its users. Lives as long as the app. */
class SettingsStore {
  // Fields of the specification.
  publicKey = '';
  /** Number of fetches of the key since the start. */
  retryCount = 0;
  /** The global setting REQ_ENABLED. */
  requestEnabled = REQ_ENABLED;
  platform = '';
  isWeChatBrowser = false;
  /** `nativeApp` when the app runs inside the native one. */
  sourceType = '';
  /** Entries that the server hides (the hidden app types). */
  BlockedList: string[] = [];
  loginReferer = '';
  loginRefererQuery = '';
  /** The page of the login that was used last; empty before the first login. */
  loginOption = '';
  vcardShareHistory: string[] = [];
  jumpConfig: DeepLinkConfig = { version: 0, actions: {} };
  /** Options of the app's last show. */
  vcardShareAppOption: ShowOptions = { path: '', scene: 0, query: {} };
  statusBarHeight = 0;
  safeAreaHeight = 0;
  /** True when the person has closed personalised recommendation. */
  isCloseRecommend = false;

  // Fields of this app.
  language: Language = languageOfLocale(systemLocale());
  theme: Theme = 'auto';
  elder = false;

  constructor() {
    makePersistent<SettingsStore>(this, [
      'publicKey',
      'requestEnabled',
      'platform',
      'isWeChatBrowser',
      'sourceType',
      'BlockedList',
      'loginReferer',
      'loginRefererQuery',
      'loginOption',
      'vcardShareHistory',
      'jumpConfig',
      'vcardShareAppOption',
      'statusBarHeight',
      'safeAreaHeight',
      'isCloseRecommend',
      'language',
      'theme',
      'elder'
    ]);
    this.apply();
  }

  get personalised(): boolean {
    return !this.isCloseRecommend;
  }

  setPublicKey(publicKey: string): void {
    this.publicKey = publicKey;
    this.retryCount += 1;
  }

  setSourceType(sourceType: string): void {
    this.sourceType = sourceType;
  }

  setPersonalised(personalised: boolean): void {
    this.isCloseRecommend = !personalised;
  }

  setBlockedList(types: string[]): void {
    this.BlockedList = types;
  }

  setJumpConfig(config: DeepLinkConfig): void {
    this.jumpConfig = config;
  }

  /** Anything but N is Y: an older server does not say it. */
  setRequestEnabled(value: string): void {
    this.requestEnabled = value === 'N' ? 'N' : 'Y';
  }

  setEnvironment(environment: {
    platform: string;
    isWeChatBrowser: boolean;
    statusBarHeight: number;
    safeAreaHeight: number;
  }): void {
    Object.assign(this, environment);
  }

  /** Without what belongs to the session alone: a token, the answer of WeChat, who the person is. */
  rememberShowOptions({ path, scene, query }: ShowOptions): void {
    const publicParameters = Object.entries(query).filter(([name]) => !secretParameters.includes(name));
    this.vcardShareHistory = [];
    this.vcardShareAppOption = { path, scene, query: Object.fromEntries(publicParameters) };
  }

  setLoginOption(route: string): void {
    this.loginOption = route;
  }

  rememberReferer(route: string, query: string): void {
    this.loginReferer = route;
    this.loginRefererQuery = query;
  }

  setLanguage(value: Language): void {
    this.language = value;
    this.apply();
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    this.apply();
  }

  setElder(elder: boolean): void {
    this.elder = elder;
    this.apply();
  }

  /** Hands what the lower floors draw with down to them. */
  private apply(): void {
    language.set(this.language);
    appearance.set({ theme: this.theme, elder: this.elder });
  }
}

export const settings = new SettingsStore();
