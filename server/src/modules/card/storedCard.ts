import type { CardFields } from '@contract/card';
import { spellPerson } from '../textSearch/pinyin';
import type { CardReferences } from './cardReferences.service';

/**
 * Returns the columns of a card's fields. A card that is bound to a company has no name of its own for one: none is left
 * when its owner leaves the team.
 */
export function columnsOf({ companyId, isFindable, ...fields }: CardFields, { workplaces }: CardReferences) {
  const companyName = companyId === null ? fields.companyName : '';
  const { full, initials } = spellPerson(fields.name);
  return {
    company_id: companyId,
    company_text: workplaces.find(({ id }) => id === companyId)?.name ?? '',
    is_findable: isFindable,
    fields: JSON.stringify({ ...fields, companyName }),
    pinyin: [full, initials].filter((letters) => letters !== '')
  };
}
