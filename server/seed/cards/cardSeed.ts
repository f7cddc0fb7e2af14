import type { CardFields } from '@contract/card';

/** A business card of the demo data. */
export interface CardSeed {
  id: string;
  userId: string;
  fields: CardFields;
  isDefault: boolean;
  createdDaysAgo: number;
  /** Hours since the card was changed last; undefined for one that is as it was created. */
  changedHoursAgo?: number;
}

/** Returns the id of a user's default card. */
export const cardIdOf = (userId: string): string => userId.replace('user-', 'card-');

/** Returns the fields of a card with what is given, and nothing else filled in. */
export function cardFieldsOf(
  given: Partial<CardFields> & Pick<CardFields, 'name' | 'position' | 'mobile'>
): CardFields {
  return {
    department: '',
    companyId: null,
    companyName: '',
    avatarUrl: null,
    otherMobile: '',
    landline: '',
    weChatId: '',
    weChatCodeUrl: null,
    email: '',
    website: '',
    address: '',
    varietyIds: [],
    intro: '',
    pictureUrls: [],
    videoUrl: null,
    supplyIds: [],
    style: 'cinnabar',
    secondSide: null,
    visibility: {
      mobile: 'exchanged',
      otherMobile: 'exchanged',
      landline: 'everyone',
      weChat: 'exchanged',
      email: 'everyone',
      address: 'everyone'
    },
    isFindable: true,
    ...given
  };
}
