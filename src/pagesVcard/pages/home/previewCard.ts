import type { Card, CardCompany } from '@contract/card';
import type { CurrentUser } from '@contract/user';
import { type CardFormValues, fieldsOf } from './cardForm';

/** Data about the user that a card shows beside its fields. */
interface CardOwner {
  person: Pick<CurrentUser, 'companies' | 'verifications'> | null;
  /** The company that the stored card is bound to. */
  company: CardCompany | null;
}

/** Returns the company with this id; the badge of one that no card shows yet is that of the user. */
function companyOf(id: string | null, { person, company }: CardOwner): CardCompany | null {
  if (id === null) return null;
  if (company?.id === id) return company;
  const found = person?.companies.find((one) => one.id === id);
  if (!found) return null;
  const { name, shortName } = found;
  return { id, name, shortName, isVerified: person?.verifications.includes('company') ?? false };
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
    isDefault: false,
    takedownReason: null,
    stats: { views: 0, visitors: 0, saves: 0, shares: 0 },
    revision: 0,
    createdAtMs: 0,
    updatedAtMs: 0
  };
}
