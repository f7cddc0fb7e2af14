import type { PickAddressPlatform } from './types';

/** Browsers give pages no access to an address book. */
export const hasAddressBook: PickAddressPlatform['hasAddressBook'] = false;

export const chooseAddress: PickAddressPlatform['chooseAddress'] = () => Promise.resolve(null);
