import type { BundleDelivery, PageLoadCanFail } from './types';

/** A package is downloaded as a whole. */
export const bundleDelivery: BundleDelivery = { isPreinstalled: true };

/** Unless its package was preloaded, it is downloaded when a page of it is opened. */
export const pageLoadCanFail: PageLoadCanFail = true;
