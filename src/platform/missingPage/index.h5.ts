import type { RedirectMissingPages } from './types';

export const redirectMissingPages: RedirectMissingPages = () => undefined;
