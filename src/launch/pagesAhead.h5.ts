import type { LoadPagesAhead } from './pagesAhead.types';

export const loadPagesAhead: LoadPagesAhead = () => {
  void import('./ahead/followPointer').then(({ followPointer }) => followPointer(), console.warn);
};
