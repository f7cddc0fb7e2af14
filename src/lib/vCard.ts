/** Somebody as address books know them; empty text where something is not known. */
export interface AddressBookPerson {
  name: string;
  company: string;
  position: string;
  mobile: string;
  weChatId: string;
}

/** A vCard 3.0, which the address books of all phones read. */
export function vCardOf({ name, company, position, mobile, weChatId }: AddressBookPerson): string {
  const lines = [
    ['FN', name],
    ['N', `${escaped(name)};;;;`],
    ['ORG', company],
    ['TITLE', position],
    ['TEL;TYPE=CELL', mobile],
    ['NOTE', weChatId && `微信 ${weChatId}`]
  ] as const;
  const told = lines.filter(([, value]) => value !== '');
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    ...told.map(([key, value]) => `${key}:${key === 'N' ? value : escaped(value)}`),
    'END:VCARD',
    ''
  ].join('\r\n');
}

/** What would end the line or the field. */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\s*[\r\n]+\s*/g, ' ');
}
