import type { UseWideColumn } from './types';

export const useWideColumn: UseWideColumn = () => false;
