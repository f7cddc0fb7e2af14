import type { ShowRootAppearance } from './rootAppearance.types';

export const showRootAppearance: ShowRootAppearance = ({ className, language }) => {
  const root = document.documentElement;
  root.classList.remove('xs-dark', 'xs-auto', 'xs-elder');
  root.classList.add(...className.split(' ').filter(Boolean));
  root.lang = language;
};
