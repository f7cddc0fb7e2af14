import { makeAutoObservable } from 'mobx';

export type Theme = 'auto' | 'light' | 'dark';

/** How the interface looks now. The settings store sets it; every page frame puts its classes on the page. */
class AppearanceStore {
  theme: Theme = 'auto';
  elder = false;
  /** Where style sheets cannot follow the phone's theme: whether it is dark. Undefined where they do. */
  private isSystemDark: boolean | undefined = undefined;

  constructor() {
    makeAutoObservable(this);
  }

  /** The classes of styles/theme.scss. Components use tokens and never ask for the mode. */
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
