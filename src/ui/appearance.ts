import { makeAutoObservable } from 'mobx';

export type Theme = 'auto' | 'light' | 'dark';

/** How the interface looks now. The settings store sets it; every page frame puts its classes on the page. */
class Appearance {
  theme: Theme = 'auto';
  elder = false;

  constructor() {
    makeAutoObservable(this);
  }

  /** The classes of styles/theme.scss. Components use tokens and never ask for the mode. */
  get className(): string {
    const theme = this.theme === 'light' ? '' : `xs-${this.theme}`;
    return [theme, this.elder ? 'xs-elder' : ''].filter(Boolean).join(' ');
  }

  set({ theme, elder }: { theme: Theme; elder: boolean }): void {
    this.theme = theme;
    this.elder = elder;
  }
}

export const appearance = new Appearance();
