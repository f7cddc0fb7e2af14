import type { LoadPagesAhead } from './pagesAhead.types';

export const loadPagesAhead: LoadPagesAhead = () => undefined;
