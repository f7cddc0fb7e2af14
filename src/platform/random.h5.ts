import type { RandomBytes } from './random.types';

export const randomBytes: RandomBytes = (count) => Promise.resolve(crypto.getRandomValues(new Uint8Array(count)));
