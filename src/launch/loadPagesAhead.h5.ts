import type { LoadPagesAhead } from './loadPagesAhead.types';

export const loadPagesAhead: LoadPagesAhead = () => {
  void import('./ahead/followPointer').then(({ followPointer }) => followPointer(), console.warn);
};
