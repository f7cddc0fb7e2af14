import type { CurrentUrl } from './currentUrl.types';

export const currentUrl: CurrentUrl = () => location.pathname.replace(/^\/h5\/?/, '') + location.search;
