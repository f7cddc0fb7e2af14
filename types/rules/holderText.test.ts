import { type ExportedPerson, formatHolderTable, formatVCard, holderColumns } from './holderText';

const person: ExportedPerson = {
  name: '陆志强',
  position: '',
  department: '采购部',
  companyName: '辛味; 食品',
  mobile: '13900139000',
  otherMobile: '',
  landline: '',
  weChatId: '',
  email: '',
  website: '',
  address: '',
  note: '',
  tags: ['a,b', 'c']
};

describe('a person as a vCard', () => {
  it.each([
    ['3.0', 'TEL;TYPE=CELL:13900139000'],
    ['4.0', 'TEL;TYPE=cell:13900139000']
  ] as const)('a vCard of version %s leaves out what is not known, and escapes separators', (version, number) => {
    expect(formatVCard(person, version).split('\r\n')).toEqual([
      'BEGIN:VCARD',
      `VERSION:${version}`,
      'FN:陆志强',
      'N:陆志强;;;;',
      'ORG:辛味\\; 食品;采购部',
      number,
      'CATEGORIES:a\\,b,c',
      'END:VCARD',
      ''
    ]);
  });

  it.each(['3.0', '4.0'] as const)('a text cannot add a line to a vCard of version %s', (version) => {
    const lines = formatVCard(
      { ...person, name: '覃秀兰\r\nTEL:110', companyName: '桂南;香叶,供应链\\' },
      version
    ).split('\r\n');
    expect(lines).toContain('FN:覃秀兰\\nTEL:110');
    expect(lines).toContain('ORG:桂南\\;香叶\\,供应链\\\\;采购部');
    expect(lines.filter((line) => line.startsWith('TEL:'))).toEqual([]);
  });

  it('is folded between characters, at most 75 bytes a line', () => {
    const lines = formatVCard({ ...person, note: `${'香'.repeat(60)}🌶️${'a'.repeat(80)}` }, '4.0').split('\r\n');
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(lines.filter((line) => line.startsWith(' ')).length).toBeGreaterThan(2);
    expect(lines.join('\n')).not.toContain('\ufffd');
  });
});

describe('a table of people', () => {
  const heads = Object.fromEntries(holderColumns.map((column) => [column, column])) as Parameters<
    typeof formatHolderTable
  >[1];

  it.each([
    ['=1+1', "'=1+1"],
    ['@a', "'@a"],
    ['-a', "'-a"],
    ['+86 775', '+86 775'],
    ['a,b', '"a,b"'],
    ['a"b', '"a""b"']
  ])('writes the name %s as %s', (name, cell) => {
    const [, row] = formatHolderTable([{ ...person, name, companyName: '' }], heads, ', ').split('\r\n');
    expect(row?.startsWith(`${cell},`)).toBe(true);
  });
});
