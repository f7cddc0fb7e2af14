import { parse } from 'csv-parse/sync';
import ICAL from 'ical.js';
import type { ExportedPerson } from '../types/rules/holderText';

type Property = [name: string, parameters: { type?: string }, kind: string, ...values: unknown[]];
type VCard = [name: 'vcard', properties: Property[]];

/** Returns the people of vCards, read with a library that is not ours. */
export function readVCards(text: string): ExportedPerson[] {
  const parsed = ICAL.parse(text) as VCard | VCard[];
  const cards = typeof parsed[0] === 'string' ? [parsed as VCard] : (parsed as VCard[]);
  return cards.map(([, properties]) => personOf(properties));
}

function personOf(properties: readonly Property[]): ExportedPerson {
  const textsOf = (name: string, type?: string) =>
    properties
      .filter(([each, parameters]) => each === name && (type === undefined || parameters.type?.toLowerCase() === type))
      .flatMap(([, , , ...values]) => values.flat().map(String));
  const [version] = textsOf('version');
  // The library leaves `\\;` of version 3.0 in a text as it is.
  const textOf = (name: string) => {
    const [text = ''] = textsOf(name);
    return version === '3.0' ? text.replaceAll('\\;', ';') : text;
  };
  const [mobile = '', otherMobile = ''] = textsOf('tel', 'cell');
  const [landline = ''] = textsOf('tel', 'work');
  const [companyName = '', department = ''] = textsOf('org');
  const [, , address = ''] = textsOf('adr');
  return {
    name: textOf('fn'),
    position: textOf('title'),
    department,
    companyName,
    mobile,
    otherMobile,
    landline,
    weChatId: textOf('x-wechat'),
    email: textOf('email'),
    website: textOf('url'),
    address,
    note: textOf('note'),
    tags: textsOf('categories')
  };
}

/** Returns the people of a table, read with a library that is not ours. */
export function readTable(text: string): ExportedPerson[] {
  const rows = parse<Record<string, string>>(text, { bom: true, columns: true });
  return rows.map((row) => {
    const cell = (title: string) => row[title] ?? `no column ${title}`;
    const tags = cell('标签');
    return {
      name: cell('姓名'),
      position: cell('职位'),
      department: cell('部门'),
      companyName: cell('公司'),
      mobile: cell('手机'),
      otherMobile: cell('手机 2'),
      landline: cell('座机'),
      weChatId: cell('微信'),
      email: cell('邮箱'),
      website: cell('网址'),
      address: cell('地址'),
      note: cell('备注'),
      tags: tags === '' ? [] : tags.split('、')
    };
  });
}
