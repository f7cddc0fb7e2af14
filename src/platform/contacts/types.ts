/** A person as an address book entry; unknown fields are empty or left out. */
export interface ContactPerson {
  name: string;
  company: string;
  position: string;
  mobile: string;
  weChatId: string;
  department?: string;
  otherMobile?: string;
  landline?: string;
  email?: string;
  website?: string;
  address?: string;
  /** Remark in the language of the interface. */
  note?: string;
}

/** Result of saving a contact: WeChat's browser can neither save nor download one. */
type SavedContact = 'saved' | 'downloaded' | 'unsupported' | 'cancelled';

/**
 * Saves a contact in the phone's address book: WeChat asks for permission, a browser offers a file that the phone opens.
 * @throws Error when the platform refuses
 */
export type SaveContact = (person: ContactPerson) => Promise<SavedContact>;
