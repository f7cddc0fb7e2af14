import type { CodeDelivery, LosesPages } from './codeDelivery.types';

/** A package is downloaded as a whole. */
export const codeDelivery: CodeDelivery = { isLocal: true };

/** Unless its package was preloaded, it comes when a page of it is opened. */
export const losesPages: LosesPages = true;
