import type { SetPageTitle } from './types';

export const setPageTitle: SetPageTitle = (title) => {
  document.title = title;
};
