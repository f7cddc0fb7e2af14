import { makeAutoObservable } from 'mobx';
import { persist } from './persist';

export const textSizes = ['normal', 'large', 'larger'] as const;
export type TextSize = (typeof textSizes)[number];

/**
 * A setting: the size that a person reads articles in. Remembered on the device. It stands apart from `settings`,
 * because only who opens an article needs its code.
 */
class ArticleTextStore {
  articleTextSize: TextSize = 'normal';

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
    persist<ArticleTextStore>(this, ['articleTextSize']);
    // What was stored may be of an older version.
    if (!textSizes.includes(this.articleTextSize)) this.choose('normal');
  }

  choose(size: TextSize): void {
    this.articleTextSize = size;
  }
}

export const articleText = new ArticleTextStore();
