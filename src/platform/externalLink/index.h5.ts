import type { OpenExternalLink } from './types';

export const openExternalLink: OpenExternalLink = (url) => {
  if (/^https:\/\//i.test(url)) window.open(url, '_blank', 'noopener,noreferrer');
};
