import type { PhoneVisibility } from '@contract/account';
import type { Card, CardCompany, CardContacts, CardVisibility } from '@contract/card';
import type { CurrentUser } from '@contract/user';
import { maskMobile } from '@/lib/mobile';
import { type CardFormValues, fieldsOf } from './cardForm';

/** Data about the user that a card shows beside its fields. */
interface CardOwner {
  person: Pick<CurrentUser, 'companies' | 'verifications'> | null;
  /** The company that the stored card is bound to. */
  company: CardCompany | null;
  /** Viewers of the account's number where they are fewer than those of the card; null elsewhere. */
  stricterAccount: PhoneVisibility | null;
}

/** Returns the company with this id. */
function companyOf(id: string | null, { person, company }: CardOwner): CardCompany | null {
  if (id === null) return null;
  if (company?.id === id) return company;
  const found = person?.companies.find((one) => one.id === id);
  if (!found) return null;
  const { name, shortName, isVerified } = found;
  return { id, name, shortName, isVerified };
}

const shownTo = (text: string, visibility: CardVisibility, mask: (text: string) => string) => {
  if (text === '' || visibility === 'hidden') return null;
  const isMasked = visibility !== 'everyone';
  return { text: isMasked ? mask(text) : text, isMasked };
};

/** Returns what strangers will see on the face of the saved card, for which the server decides. */
function publicContactsOf(
  { mobile, address, visibility }: CardFormValues,
  { stricterAccount }: CardOwner
): CardContacts {
  const audience = stricterAccount === null ? visibility.mobile : 'exchanged';
  return {
    mobile: shownTo(mobile, audience, maskMobile),
    otherMobile: null,
    landline: null,
    weChatId: null,
    email: null,
    address: shownTo(address, visibility.address, () => '')
  };
}

/** Returns the card that a form describes, for its preview: what no face shows is left out. */
export function previewCard(values: CardFormValues, owner: CardOwner): Card {
  const company = companyOf(values.companyId, owner);
  const isPersonVerified = owner.person?.verifications.includes('person');
  return {
    ...fieldsOf(values),
    id: '',
    company,
    verifications: [
      ...(company?.isVerified ? ['company' as const] : []),
      ...(isPersonVerified ? ['person' as const] : [])
    ],
    varieties: values.varietyIds.map((id, index) => ({ id, name: values.varietyNames[index] ?? '' })),
    pictures: [],
    supplies: [],
    videoState: null,
    publicContacts: publicContactsOf(values, owner),
    isDefault: false,
    takedownReason: null,
    stats: { views: 0, visitors: 0, saves: 0, shares: 0 },
    revision: 0,
    createdAtMs: 0,
    updatedAtMs: 0
  };
}
