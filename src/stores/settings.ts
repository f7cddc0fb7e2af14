import { type Language, language, languageOfLocale } from '@/locale/language';
import { systemLocale } from '@/platform/system';
import { appearance, type Theme } from '@/ui/appearance';
import { makePersistent } from './persist';

/** Settings that the person chooses on this device, for all its users. Lives as long as the app. */
class SettingsStore {
  language: Language = languageOfLocale(systemLocale());
  theme: Theme = 'auto';
  elder = false;
  /** True when the person has closed personalised recommendation. */
  isCloseRecommend = false;

  constructor() {
    makePersistent(this);
    this.apply();
  }

  get personalised(): boolean {
    return !this.isCloseRecommend;
  }

  setPersonalised(personalised: boolean): void {
    this.isCloseRecommend = !personalised;
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
