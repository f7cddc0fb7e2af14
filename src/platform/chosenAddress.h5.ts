import type { ChosenAddressPlatform } from './chosenAddress.types';

/** Browsers let no page into an address book. */
export const hasAddressBook: ChosenAddressPlatform['hasAddressBook'] = false;

export const chooseAddress: ChosenAddressPlatform['chooseAddress'] = () => Promise.resolve(null);
