import type { ReplaceUrl } from './types';

export const replaceUrl: ReplaceUrl = () => undefined;
