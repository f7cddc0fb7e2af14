import type { OpenRemoteDocument } from './types';

export const openRemoteDocument: OpenRemoteDocument = (url) => {
  window.open(url, '_blank', 'noopener,noreferrer');
  return Promise.resolve();
};
