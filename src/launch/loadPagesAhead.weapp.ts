import type { LoadPagesAhead } from './loadPagesAhead.types';

export const loadPagesAhead: LoadPagesAhead = () => undefined;
