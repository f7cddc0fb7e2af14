/** An entry of WeChat's own address book, unchanged. */
export interface PickedAddress {
  receiver: string;
  mobile: string;
  /** Province, city and district by their full names. */
  regionNames: string[];
  street: string;
}

export interface PickAddressPlatform {
  /** Whether there is an address book to choose from. */
  hasAddressBook: boolean;
  /**
   * Lets the user choose an entry; null for a cancellation.
   * @throws Error when the platform refuses
   */
  chooseAddress(): Promise<PickedAddress | null>;
}
