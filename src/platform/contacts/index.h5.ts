import { formatVCard } from '@rules/holderText';
import { textFile } from '../textFile';
import type { ContactPerson, SaveContact } from './types';

const unknown = { department: '', otherMobile: '', landline: '', email: '', website: '', address: '' };

/** Version 3.0, which all phones import. */
function vCardOf({ note = '', ...person }: ContactPerson): string {
  return formatVCard({ ...unknown, ...person, companyName: person.company, note, tags: [] }, '3.0');
}

export const saveContact: SaveContact = async (person) => {
  if (!textFile.methods.includes('download')) return 'unsupported';
  const name = person.name.replace(/[\\/:*?"<>|]/g, '') || 'contact';
  await textFile.deliver('download', { name: `${name}.vcf`, text: vCardOf(person) });
  return 'downloaded';
};
