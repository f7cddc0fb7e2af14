import type { ReplaceAddress } from './address.types';

export const replaceAddress: ReplaceAddress = () => undefined;
