import type { ChoosePlacePlatform } from './choosePlace.types';

/** Browsers have no map of their own, and the app loads none of somebody else. */
export const canChoosePlace: ChoosePlacePlatform['canChoosePlace'] = false;

export const choosePlace: ChoosePlacePlatform['choosePlace'] = () => Promise.resolve(null);
