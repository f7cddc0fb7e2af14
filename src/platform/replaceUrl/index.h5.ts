import type { ReplaceUrl } from './types';

export const replaceUrl: ReplaceUrl = (path, url) => {
  const { href } = location;
  const [page = ''] = href.split('?');
  if (!page.endsWith(`/${path}`)) return;
  const next = page.slice(0, -path.length) + url;
  // The router stores the index of the page in the state.
  if (next !== href) history.replaceState(history.state, '', next);
};
