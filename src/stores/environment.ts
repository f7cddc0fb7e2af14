import type { SystemInfo } from '@/platform/system/types';
import { consent } from './consent';
import { makePersistent, persist } from './persist';

/** `scene` is WeChat's number of how the app was opened, 0 on H5. */
interface ShowOptions {
  path: string;
  scene: number;
  query: Record<string, string>;
}

const secretParameters = ['token', 'code', 'state', 'mobile', 'nikeName'];

/** Environment of the app: the platform that it runs on, and how it was opened. */
class EnvironmentStore {
  platform = '';
  isWeChatBrowser = false;
  statusBarHeight = 0;
  safeAreaHeight = 0;
  /** `nativeApp` when the app runs inside the native one. */
  sourceType = '';
  /** Options of the app's last show. */
  vcardShareAppOption: ShowOptions = { path: '', scene: 0, query: {} };
  vcardShareHistory: string[] = [];

  constructor() {
    makePersistent<EnvironmentStore>(this, [
      'platform',
      'isWeChatBrowser',
      'statusBarHeight',
      'safeAreaHeight',
      'sourceType'
    ]);
    // They say which cards were opened.
    persist<EnvironmentStore>(this, ['vcardShareAppOption', 'vcardShareHistory'], () => consent.hasAgreed);
  }

  setSystem({ platform, isWeChatBrowser, statusBarHeight, safeAreaHeight }: SystemInfo): void {
    Object.assign(this, { platform, isWeChatBrowser, statusBarHeight, safeAreaHeight });
  }

  setSourceType(sourceType: string): void {
    this.sourceType = sourceType;
  }

  /** Stores the options without those of the session alone: a token, the answer of WeChat, who the person is. */
  rememberShowOptions({ path, scene, query }: ShowOptions): void {
    const publicParameters = Object.entries(query).filter(([name]) => !secretParameters.includes(name));
    this.vcardShareHistory = [];
    this.vcardShareAppOption = { path, scene, query: Object.fromEntries(publicParameters) };
  }
}

export const environment = new EnvironmentStore();
