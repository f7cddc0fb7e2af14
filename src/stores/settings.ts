import { isLanguage, type Language, language, languageOfLocale } from '@/locale/language';
import { linkLocale, systemLocale } from '@/platform/system';
import { appearance, type Theme } from '@/ui/appearance';
import { makePersistent } from './persist';

function languageOfLink(): Language | undefined {
  const locale = linkLocale();
  return isLanguage(locale) ? locale : undefined;
}

/** Settings that the person chooses on this device, for all its users. Lives as long as the app. */
class SettingsStore {
  /** The chosen language, else that of the system. */
  language: Language = languageOfLocale(systemLocale());
  theme: Theme = 'auto';
  elder = false;
  /** True when the person has closed personalised recommendation. */
  isCloseRecommend = false;
  /** Language of the link that opened the app: it is spoken for this visit and leaves the chosen one as it is. */
  private visitLanguage = languageOfLink();

  constructor() {
    makePersistent<SettingsStore>(this, ['language', 'theme', 'elder', 'isCloseRecommend']);
    this.apply();
  }

  get spokenLanguage(): Language {
    return this.visitLanguage ?? this.language;
  }

  get personalised(): boolean {
    return !this.isCloseRecommend;
  }

  setPersonalised(personalised: boolean): void {
    this.isCloseRecommend = !personalised;
  }

  setLanguage(value: Language): void {
    this.language = value;
    this.visitLanguage = undefined;
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
    language.set(this.spokenLanguage);
    appearance.set({ theme: this.theme, elder: this.elder });
  }
}

export const settings = new SettingsStore();
