import { loadAnalyticsPackage } from '@/platform/weapp/asyncPackages';
import type { LoadAnalytics } from './loadAnalytics.types';
import { passedStart } from './passedStart';

export const loadAnalytics: LoadAnalytics = async () => {
  await loadAnalyticsPackage();
  return passedStart();
};
