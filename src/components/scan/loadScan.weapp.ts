import { onDemand } from '@/platform/weapp/onDemand';
import type { Scan } from './scan';

export const loadScan = (): Promise<Scan> => onDemand('scan');
