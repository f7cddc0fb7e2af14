import { makePersistent } from './persist';

export const textSizes = ['normal', 'large', 'larger'] as const;
export type TextSize = (typeof textSizes)[number];

/**
 * Setting of the text size of articles, stored on the device. It is separate from `settings`, because only the article
 * page needs its code.
 */
class ArticleTextStore {
  articleTextSize: TextSize = 'normal';

  constructor() {
    makePersistent(this);
    // The stored value may be of an older version.
    if (!textSizes.includes(this.articleTextSize)) this.choose('normal');
  }

  choose(size: TextSize): void {
    this.articleTextSize = size;
  }
}

export const articleText = new ArticleTextStore();
