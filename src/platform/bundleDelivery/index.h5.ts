import type { BundleDelivery, PageLoadCanFail } from './types';

export const bundleDelivery: BundleDelivery = { isPreinstalled: false };

/** The router says itself what did not come. */
export const pageLoadCanFail: PageLoadCanFail = false;
