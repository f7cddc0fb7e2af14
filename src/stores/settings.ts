import { makeAutoObservable } from 'mobx';
import type { JumpConfig } from '@contract/jump';
import { language, languageOfLocale, type Language } from '@/locale/language';
import { systemLocale } from '@/platform/system';
import { appearance, type Theme } from '@/ui/appearance';
import { persist } from './persist';

export type TransactionMode = 'supply' | 'purchase';

/** What the client remembers between two starts, for everybody who uses the device. Lives as long as the app. */
class SettingsStore {
  // What the specification names.
  publicKey = '';
  retryCount = 0;
  /** The global setting REQ_ENABLED. */
  requestEnabled: 'Y' | 'N' = 'Y';
  platform = '';
  isWeChatBrowser = false;
  /** `nativeApp` when the app runs inside the native one. */
  sourceType = '';
  transactionNeedsRefresh = false;
  ownSupplyNeedsRefresh = false;
  ownQuotationNeedsRefresh = false;
  transactionMode: TransactionMode = 'supply';
  /** The variety that the listings are narrowed to; empty for all. Not kept between two starts. */
  transactionVarietyId = '';
  /** Entries that the server hides (the hidden app types). */
  blockedList: string[] = [];
  loginReferer = '';
  loginRefererQuery = '';
  loginOption = '';
  vcardShareHistory: string[] = [];
  jumpConfig: JumpConfig = { version: 0, actions: {} };
  vcardShareAppOption: Record<string, string> = {};
  cameraAuthorised = false;
  storageAuthorised = false;
  /** When the person put off an update, in epoch ms; 0 for never. */
  updateCancelledAtMs = 0;
  statusBarHeight = 0;
  safeAreaHeight = 0;
  messageNotifyEnable = true;
  /** True when the person has closed personalised recommendation. */
  isCloseRecommend = false;

  // What this app adds.
  language: Language = languageOfLocale(systemLocale());
  theme: Theme = 'auto';
  elder = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
    persist<SettingsStore>(this, [
      'publicKey',
      'retryCount',
      'requestEnabled',
      'platform',
      'isWeChatBrowser',
      'sourceType',
      'transactionNeedsRefresh',
      'ownSupplyNeedsRefresh',
      'ownQuotationNeedsRefresh',
      'transactionMode',
      'blockedList',
      'loginReferer',
      'loginRefererQuery',
      'loginOption',
      'vcardShareHistory',
      'jumpConfig',
      'vcardShareAppOption',
      'cameraAuthorised',
      'storageAuthorised',
      'updateCancelledAtMs',
      'statusBarHeight',
      'safeAreaHeight',
      'messageNotifyEnable',
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
  }

  setSourceType(sourceType: string): void {
    this.sourceType = sourceType;
  }

  setPersonalised(personalised: boolean): void {
    this.isCloseRecommend = !personalised;
  }

  /** @param atMs epoch ms */
  putOffUpdate(atMs: number): void {
    this.updateCancelledAtMs = atMs;
  }

  setMessageNotify(isOn: boolean): void {
    this.messageNotifyEnable = isOn;
  }

  setBlockedList(types: string[]): void {
    this.blockedList = types;
  }

  setJumpConfig(config: JumpConfig): void {
    this.jumpConfig = config;
  }

  /** A list has to be loaded anew when it is shown next, or has been. */
  setNeedsRefresh(list: 'transaction' | 'ownSupply' | 'ownQuotation', isNeeded: boolean): void {
    this[`${list}NeedsRefresh`] = isNeeded;
  }

  setTransactionMode(mode: TransactionMode): void {
    this.transactionMode = mode;
  }

  setTransactionVariety(varietyId: string): void {
    this.transactionVarietyId = varietyId;
  }

  setEnvironment(environment: {
    platform: string;
    isWeChatBrowser: boolean;
    statusBarHeight: number;
    safeAreaHeight: number;
  }): void {
    Object.assign(this, environment);
  }

  rememberShowOptions(options: Record<string, string>): void {
    this.vcardShareHistory = [];
    this.vcardShareAppOption = options;
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
