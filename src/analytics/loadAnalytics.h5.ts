import type { LoadAnalytics } from './loadAnalytics.types';

export const loadAnalytics: LoadAnalytics = async () => (await import('./startAnalytics')).startAnalytics;
