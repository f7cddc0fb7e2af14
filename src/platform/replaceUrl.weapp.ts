import type { ReplaceUrl } from './replaceUrl.types';

export const replaceUrl: ReplaceUrl = () => undefined;
