import type { UseWideColumn } from './wideColumn.types';

export const useWideColumn: UseWideColumn = () => false;
