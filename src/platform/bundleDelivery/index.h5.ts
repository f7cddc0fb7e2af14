import type { BundleDelivery, PageLoadCanFail } from './types';

export const bundleDelivery: BundleDelivery = { isPreinstalled: false };

/** The router itself reports code that failed to load. */
export const pageLoadCanFail: PageLoadCanFail = false;
