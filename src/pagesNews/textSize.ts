import { makeAutoObservable } from 'mobx';
import { persist } from '@/stores/persist';

export const textSizes = ['normal', 'large', 'larger'] as const;
export type TextSize = (typeof textSizes)[number];

/** The size that a person reads articles in. Remembered on the device. */
class ArticleTextSize {
  articleTextSize: TextSize = 'normal';

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
    persist<ArticleTextSize>(this, ['articleTextSize']);
  }

  choose(size: TextSize): void {
    this.articleTextSize = size;
  }
}

export const textSize = new ArticleTextSize();
