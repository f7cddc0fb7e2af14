/** An address out of WeChat's own address book, as it stands there. */
export interface PickedAddress {
  receiver: string;
  mobile: string;
  /** Province, city and district by their full names. */
  regionNames: string[];
  street: string;
}

export interface PickAddressPlatform {
  /** Is there an address book to choose from? */
  hasAddressBook: boolean;
  /** Lets the person choose one; null when they turn back. Rejects when the platform refuses. */
  chooseAddress(): Promise<PickedAddress | null>;
}
