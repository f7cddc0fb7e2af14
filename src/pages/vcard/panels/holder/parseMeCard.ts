import { personForm, type PersonValues } from './personForm';

/**
 * Reads a MECARD, which paper cards often have as their code: `MECARD:N:陆志强;TEL:13800138004;;`.
 * @returns the person with the note; undefined for any other text, and for a card that names no one
 */
export function parseMeCard(text: string): PersonValues | undefined {
  const [, content] = /^MECARD:(.*)$/is.exec(text.trim()) ?? [];
  if (content === undefined) return undefined;
  const values = fieldsOf(content);
  const first = (name: string) => values.get(name)?.[0] ?? '';
  const name = first('N')
    .replace(/^([^,]*),(.*)$/, joinName)
    .trim();
  if (name === '') return undefined;
  const numbers = values.get('TEL') ?? [];
  const isMobile = (number: string) => /^1[3-9]\d{9}$/.test(number.replace(/\D/g, '').replace(/^86/, ''));
  const [mobile = '', otherMobile = ''] = numbers.filter(isMobile);
  const landline = numbers.find((number) => !isMobile(number)) ?? '';
  return {
    ...personForm.empty(),
    source: 'scan',
    ...{ name, mobile, otherMobile, landline },
    companyName: first('ORG'),
    position: first('TITLE') || first('TIL'),
    email: first('EMAIL'),
    website: first('URL'),
    address: first('ADR'),
    note: first('NOTE')
  };
}

/** Writes a Chinese name without a space, family name first, which the comma separates. */
const joinName = (_: string, family: string, given: string): string =>
  /\p{Script=Han}/u.test(family) ? family + given : `${given} ${family}`;

/** Returns the values by name; a backslash comes before a semicolon or colon that belongs to a value. */
function fieldsOf(content: string): Map<string, string[]> {
  const fields = new Map<string, string[]>();
  for (const [part] of content.matchAll(/(?:\\.|[^;\\])+/gs)) {
    const [, name = '', value = ''] = /^\s*([A-Z-]+):(.*)$/is.exec(part) ?? [];
    const text = value.replace(/\\(.)/gs, '$1').trim();
    if (text !== '') fields.set(name.toUpperCase(), [...(fields.get(name.toUpperCase()) ?? []), text]);
  }
  return fields;
}
