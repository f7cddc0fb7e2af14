import type { Scan } from './scan';

export const loadScan = (): Promise<Scan> => import('./scan').then(({ scan }) => scan);
