import type { NewsWords } from './zh-Hans';

const words: NewsWords = {
  news: 'News',
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
  previous: (title) => `Previous: ${title}`,
  poster: 'Poster',
  enlarge: 'Enlarge the picture',
  author: (name) => `By ${name}`,
  editor: (name) => `Edited by ${name}`,
  from: (source) => `Source: ${source}`,
  copyright: {
    original: 'Original article. Name the source and link to it when you quote it.',
    licensed: 'Published by leave of its source; all rights remain with the author.'
  },
  aboutVarieties: 'Spices in this article',
  aboutRegions: 'Places',
  attachments: 'Attachments',
  openAttachment: (name) => `Open ${name}`,
  attachmentFailed: 'Could not open the file',
  report: 'Something wrong? Report it',
  removedOn: (date) => `Taken down on ${date}`,
  unknownTitle: 'No such article',
  unknownText: 'The link may be incomplete. Here is what else there is.',
  removedTitle: 'This article was taken down',
  toHome: 'News on the home page',
  outside: {
    title: 'External page',
    from: (host) => `From ${host}, which answers for its content`,
    unknownTitle: 'This site is not opened in the app',
    unknownText: (host) => `${host} is not among the sites that open here. If you trust it, read it in a browser.`,
    brokenTitle: 'The page did not open',
    brokenText: 'The site did not answer. Copy the link and try a browser.',
    unsafeTitle: 'Unsafe link, not opened',
    unsafeText: 'The address is incomplete or disguised, or it carries somebody’s login.',
    missingTitle: 'There is no link to open',
    missingText: 'Go back and tap the link again.',
    back: 'Back',
    copy: 'Copy link',
    openBrowser: 'Open in browser'
  },
  copying: {
    title: 'Copy and paste',
    link: 'Link',
    text: 'Text',
    copy: 'Copy',
    done: 'Copied. Paste it where you need it',
    refused: 'Hold the text to copy',
    byHand: 'Hold the text above, select all of it, then copy.',
    howTo: 'How to use it',
    linkSteps: ['Tap “Copy”', 'Open the browser of your phone', 'Paste it into the address bar'],
    textSteps: ['Tap “Copy”', 'Open WeChat or the app you need', 'Hold the input and paste'],
    emptyTitle: 'Nothing to copy',
    emptyText: 'The link may be incomplete. Go back and try again.'
  }
};

export default words;
