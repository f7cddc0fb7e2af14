import type { CallInput } from '@contract';
import type { Card, CardFields } from '@contract/card';
import { newId } from '../database/id';
import type { TestPerson } from './setupCompany';
import type { TestApp } from './testApp';

/** Returns a card with what is required, changed as given. */
export function buildCardFields(changes: Partial<CardFields> = {}): CardFields {
  return {
    name: '覃秀兰',
    position: '销售经理',
    department: '',
    companyId: null,
    companyName: '',
    avatarUrl: null,
    mobile: '13800138000',
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
    isFindable: false,
    ...changes
  };
}

/** Returns the input of a new card with a key of its own. */
export const buildNewCard = (changes: Partial<CardFields> = {}): CallInput<'POST /api/vcard/card/create'> => ({
  requestId: newId(),
  ...buildCardFields(changes)
});

export function createTestCard(
  server: TestApp,
  { token }: Pick<TestPerson, 'token'>,
  changes: Partial<CardFields> = {}
): Promise<Card> {
  return server.api.call('POST /api/vcard/card/create', buildNewCard(changes), { token });
}
