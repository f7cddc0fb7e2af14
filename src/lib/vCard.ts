/** A person as an address book entry; unknown fields are empty. */
export interface ContactPerson {
  name: string;
  company: string;
  position: string;
  mobile: string;
  weChatId: string;
}

/** Returns a vCard 3.0, which all phones can import. */
export function formatVCard({ name, company, position, mobile, weChatId }: ContactPerson): string {
  const lines = [
    ['FN', name],
    ['N', `${escapeText(name)};;;;`],
    ['ORG', company],
    ['TITLE', position],
    ['TEL;TYPE=CELL', mobile],
    ['NOTE', weChatId && `微信 ${weChatId}`]
  ] as const;
  const filled = lines.filter(([, value]) => value !== '');
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    ...filled.map(([key, value]) => `${key}:${key === 'N' ? value : escapeText(value)}`),
    'END:VCARD',
    ''
  ].join('\r\n');
}

/** Escapes characters that would end a line or field. */
function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\s*[\r\n]+\s*/g, ' ');
}
