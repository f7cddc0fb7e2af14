import type { ContactPerson } from '@/lib/vCard';

/**
 * Puts somebody into the address book of the phone: WeChat asks for it, a browser hands over a file that the phone
 * opens. Answers whether the person went through with it; rejects when the platform refuses.
 */
export type SaveContact = (person: ContactPerson) => Promise<boolean>;
