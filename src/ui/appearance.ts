import { makeAutoObservable } from 'mobx';

export type Theme = 'auto' | 'light' | 'dark';

/** Current appearance. Set by the settings store; every page frame applies its classes. */
class AppearanceStore {
  theme: Theme = 'auto';
  elder = false;
  /** Whether the system theme is dark, on platforms where style sheets cannot follow it; undefined elsewhere. */
  private isSystemDark: boolean | undefined = undefined;

  constructor() {
    makeAutoObservable(this);
  }

  /** Classes of styles/theme.scss. Components use tokens and never query the mode. */
  get className(): string {
    return [this.themeClass, this.elder ? 'xs-elder' : ''].filter(Boolean).join(' ');
  }

  private get themeClass(): string {
    if (this.theme === 'auto' && this.isSystemDark === undefined) return 'xs-auto';
    const isDark = this.theme === 'auto' ? this.isSystemDark : this.theme === 'dark';
    return isDark ? 'xs-dark' : '';
  }

  setSystemDark(isDark: boolean): void {
    this.isSystemDark = isDark;
  }

  set({ theme, elder }: { theme: Theme; elder: boolean }): void {
    this.theme = theme;
    this.elder = elder;
  }
}

export const appearance = new AppearanceStore();
