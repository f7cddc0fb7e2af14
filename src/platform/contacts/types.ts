import type { ContactPerson } from '@/lib/vCard';

/**
 * Saves a contact in the phone's address book: WeChat asks for permission, a browser offers a file that the phone
 * opens. Resolves with whether the user confirmed; rejects when the platform refuses.
 */
export type SaveContact = (person: ContactPerson) => Promise<boolean>;
