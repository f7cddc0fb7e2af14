import type { CardContact, VisitorCard } from '@contract/card';
import type { ContactPerson } from '@/platform/contacts/types';

const shown = (contact: CardContact | null): string => (contact === null || contact.isMasked ? '' : contact.text);

/** Returns what the viewer may see of a card as an entry of an address book. */
export function visibleContacts(card: VisitorCard): ContactPerson {
  const { name, position, department, company, companyName, website } = card;
  return {
    ...{ name, position, department, website },
    company: company?.name ?? companyName,
    mobile: shown(card.mobile),
    otherMobile: shown(card.otherMobile),
    landline: shown(card.landline),
    weChatId: shown(card.weChatId),
    email: shown(card.email),
    address: shown(card.address)
  };
}

/** Returns whether there is a way to reach the person. */
export const isReachable = ({ mobile, otherMobile, landline, weChatId, email }: ContactPerson): boolean =>
  [mobile, otherMobile, landline, weChatId, email].some(Boolean);
