import type { DropFromAddress } from './addressParam.types';

export const dropFromAddress: DropFromAddress = (name) => {
  const url = new URL(location.href);
  if (!url.searchParams.has(name)) return;
  url.searchParams.delete(name);
  // The router keeps its place among the pages in the state.
  history.replaceState(history.state, '', url);
};
