import { copyText } from '../clipboard';
import type { OpenExternalLink } from './types';

export const openExternalLink: OpenExternalLink = (url) => {
  if (/^https:\/\//i.test(url)) void copyText(url);
};
