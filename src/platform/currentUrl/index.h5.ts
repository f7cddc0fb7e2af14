import type { CurrentUrl } from './types';

export const currentUrl: CurrentUrl = () => location.pathname.replace(/^\/h5\/?/, '') + location.search;
