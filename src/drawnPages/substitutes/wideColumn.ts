import type { UseWideColumn } from '@/platform/wideColumn/types';

/** Most visitors have a phone. */
export const useWideColumn: UseWideColumn = () => false;
