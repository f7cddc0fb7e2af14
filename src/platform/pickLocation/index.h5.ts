import type { PickLocationPlatform } from './types';

/** Browsers have no map of their own, and the app loads no foreign one. */
export const canPickLocation: PickLocationPlatform['canPickLocation'] = false;

export const pickLocation: PickLocationPlatform['pickLocation'] = () => Promise.resolve(null);
