import type { ReplaceUrl } from '@/platform/replaceUrl/types';

/** The address is the one that was asked for. */
export const replaceUrl: ReplaceUrl = () => undefined;
