import type { PickAddressPlatform } from './types';

/** Browsers let no page into an address book. */
export const hasAddressBook: PickAddressPlatform['hasAddressBook'] = false;

export const chooseAddress: PickAddressPlatform['chooseAddress'] = () => Promise.resolve(null);
