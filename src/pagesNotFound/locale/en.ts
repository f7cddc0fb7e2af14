import type { NotFoundMessages } from './zh-Hans';

const messages: NotFoundMessages = {
  unknown: { title: 'Page not found', text: 'The link may be mistyped, or the page has been removed' },
  toHome: 'Go to home',
  search: 'Search',
  back: 'Back',
  prices: 'Latest prices',
  news: 'Latest news',
  names: {
    'main.webView': 'Web page',
    'main.webviewContainer': 'Web page',
    activity: 'Event',
    imagePreview: 'Image'
  },
  titles: {
    event: 'Event not found',
    picture: 'No image to show',
    link: 'No link to open'
  },
  texts: {
    'main.webView': 'Go back and tap the link again',
    'main.webviewContainer': 'Go back and tap the link again',
    activity: 'It may have ended, or the link is incomplete',
    imagePreview: 'Go back and tap the image again'
  }
};

export default messages;
