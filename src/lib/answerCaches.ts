/** Cache of answers to visitors, which the service worker keeps. */
export const PUBLIC_CACHE = 'xiangshi-public';
/** Cache of articles and flashes that a member has read, without the member's marks. */
export const READ_CACHE = 'xiangshi-read';
