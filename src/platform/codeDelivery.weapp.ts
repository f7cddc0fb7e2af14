import type { CodeDelivery } from './codeDelivery.types';

/** A package is downloaded as a whole. */
export const codeDelivery: CodeDelivery = { isLocal: true };
