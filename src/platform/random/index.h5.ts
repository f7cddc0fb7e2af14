import type { RandomBytes } from './types';

export const randomBytes: RandomBytes = (count) => Promise.resolve(crypto.getRandomValues(new Uint8Array(count)));
