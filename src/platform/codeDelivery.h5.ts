import type { CodeDelivery, LosesPages } from './codeDelivery.types';

export const codeDelivery: CodeDelivery = { isLocal: false };

/** The router says itself what did not come. */
export const losesPages: LosesPages = false;
