import type { BundleDelivery, PageLoadCanFail } from '@/platform/bundleDelivery/types';

/** The rest of a page is drawn at once. Parts that come later draw nothing, except `drawnParts` (config/build/drawnPagesBundle.ts). */
export const bundleDelivery: BundleDelivery = { isPreinstalled: true };

export const pageLoadCanFail: PageLoadCanFail = false;
