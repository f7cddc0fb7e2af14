import type { CallInput } from '@contract';
import type { Card, CardFields } from '@contract/card';
import { cardFieldsOf } from '../../seed/cards/cardSeed';
import { newId } from '../database/id';
import type { TestPerson } from './setupCompany';
import type { TestApp } from './testApp';

/** Returns a card with what is required, changed as given. */
export function buildCardFields(changes: Partial<CardFields> = {}): CardFields {
  return cardFieldsOf({
    name: '覃秀兰',
    position: '销售经理',
    mobile: '13800138000',
    isFindable: false,
    ...changes
  });
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
