import type { NewsWords } from './zh-Hans';

const words: NewsWords = {
  news: 'News',
  quickNews: 'Flash news',
  share: 'Share',
  linkCopied: 'Link copied',
  textSize: 'Text size',
  textSizes: { normal: 'Standard', large: 'Large', larger: 'Extra large' },
  next: (title) => `Next: ${title}`,
  like: 'Like',
  favourite: 'Save',
  isFavourite: 'Saved',
  likeReason: 'Log in to like this article',
  favouriteReason: 'Log in to save this article',
  related: 'Related news',
  latest: 'Latest news',
  removedTitle: 'This article was taken down',
  removedText: 'Its source withdrew it, or the link is incomplete.',
  toHome: 'News on the home page',
  dayOf: (monthName, weekday) => `${monthName}, ${weekday}`,
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  todayCount: (count) => `${count} today`,
  dayCount: (count) => (count === 1 ? '1 item' : `${count} items`),
  important: 'Important',
  expand: 'Show more',
  collapse: 'Show less',
  noFlashTitle: 'No flash news yet',
  noFlashText: 'What our collectors report appears here by time.'
};

export default words;
