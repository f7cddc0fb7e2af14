import { MINUTE_MS } from '@rules/duration';
import { formatVCard } from '@/lib/vCard';
import type { SaveContact } from './types';

export const saveContact: SaveContact = (person) => {
  const url = URL.createObjectURL(new Blob([formatVCard(person)], { type: 'text/vcard;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${person.name.replace(/[\\/:*?"<>|]/g, '') || 'contact'}.vcf`;
  link.click();
  // Safari reads the file after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), MINUTE_MS);
  return Promise.resolve(true);
};
