import type { CodeDelivery } from './codeDelivery.types';

export const codeDelivery: CodeDelivery = { isLocal: false };
