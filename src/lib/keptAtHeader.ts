/** Header of an answer that the service worker has kept: its receipt, epoch ms. */
export const KEPT_AT_HEADER = 'x-kept-at';
