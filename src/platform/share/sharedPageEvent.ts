/** Triggered when a page has set a card, or another one. */
export const sharedPageEvent = 'xsSharedPage';
