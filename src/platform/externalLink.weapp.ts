import { copyText } from './clipboard';
import type { OpenExternalLink } from './externalLink.types';

export const openExternalLink: OpenExternalLink = (url) => {
  if (/^https:\/\//i.test(url)) void copyText(url);
};
