import type { RemoveUrlParam } from './types';

export const removeUrlParam: RemoveUrlParam = (name) => {
  const url = new URL(location.href);
  if (!url.searchParams.has(name)) return;
  url.searchParams.delete(name);
  // The router stores the index of the page in the state.
  history.replaceState(history.state, '', url);
};
