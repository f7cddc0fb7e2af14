import type { NotFoundMessages } from './zh-Hans';

const messages: NotFoundMessages = {
  title: 'Page not found',
  text: 'The link may be mistyped, or the page has been removed',
  toHome: 'Go to home',
  search: 'Search',
  prices: 'Latest prices',
  news: 'Latest news'
};

export default messages;
