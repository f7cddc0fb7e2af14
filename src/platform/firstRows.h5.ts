import type { FirstRows } from './firstRows.types';

export const firstRows: FirstRows = () => undefined;
