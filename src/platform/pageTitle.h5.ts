import type { SetPageTitle } from './pageTitle.types';

export const setPageTitle: SetPageTitle = (title) => {
  document.title = title;
};
