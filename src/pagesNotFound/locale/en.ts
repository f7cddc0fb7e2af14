import type { NotFoundMessages } from './zh-Hans';

const messages: NotFoundMessages = {
  unknown: { title: 'Page not found', text: 'The link may be mistyped, or the page has been removed' },
  toHome: 'Go to home',
  search: 'Search',
  back: 'Back',
  prices: 'Latest prices',
  news: 'Latest news',
  names: {},
  titles: {
    event: 'Event not found',
    picture: 'No image to show',
    link: 'No link to open'
  },
  texts: {}
};

export default messages;
