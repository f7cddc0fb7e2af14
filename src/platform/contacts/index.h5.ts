import { formatVCard } from '@rules/holderText';
import { textFile } from '../textFile';
import type { ContactPerson, SaveContact } from './types';

const unknown = { department: '', otherMobile: '', landline: '', email: '', website: '', address: '' };

/** Version 3.0, which all phones import; the WeChat id is in the note as well, because most of them do not show it. */
function vCardOf(person: ContactPerson): string {
  const note = person.weChatId && `微信 ${person.weChatId}`;
  return formatVCard({ ...unknown, ...person, companyName: person.company, note, tags: [] }, '3.0');
}

export const saveContact: SaveContact = (person) => {
  const name = person.name.replace(/[\\/:*?"<>|]/g, '') || 'contact';
  return textFile.deliver('download', { name: `${name}.vcf`, text: vCardOf(person) });
};
