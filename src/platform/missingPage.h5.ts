import type { RedirectMissingPages } from './missingPage.types';

export const redirectMissingPages: RedirectMissingPages = () => undefined;
