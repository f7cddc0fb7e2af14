import { KEPT_AT_HEADER } from '@/lib/keptAtHeader';
import { isOffline } from '../network';
import { network } from '../network/network';
import type { KeptAnswersPlatform } from './types';

/**
 * Time after a copy in which an answer of the server does not end the offline state: pages load again when it ends, and on a
 * slow network one call answers while another one times out.
 */
const SETTLED_MS = 15000;

/** Receipt of the oldest copy that is shown. */
let oldestMs = Infinity;
/** 0 before the first copy, and when the server answers again. */
let lastCopyAtMs = 0;

export const noteAnswer: KeptAnswersPlatform['noteAnswer'] = (headers) => {
  const keptAt = headers?.[KEPT_AT_HEADER];
  if (network.online) oldestMs = Infinity;
  if (keptAt) {
    oldestMs = Math.min(oldestMs, Number(keptAt));
    lastCopyAtMs = Date.now();
    network.set(false);
  } else if (lastCopyAtMs > 0 && Date.now() - lastCopyAtMs > SETTLED_MS) {
    lastCopyAtMs = 0;
    network.set(!isOffline());
  }
};

export const shownSince: KeptAnswersPlatform['shownSince'] = (loadedAtMs) =>
  network.online ? loadedAtMs : Math.min(loadedAtMs, oldestMs);
