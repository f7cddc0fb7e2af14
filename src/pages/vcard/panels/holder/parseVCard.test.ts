import { formatVCard } from '@rules/holderText';
import { parseVCard } from './parseVCard';
import { personForm } from './personForm';

const vCard = (...lines: string[]) => ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD'].join('\r\n');

const person = {
  name: '陆志强;，\\Lu',
  position: '采购主管',
  department: '采购部',
  companyName: '辛味, 食品; 有限公司',
  mobile: '13900139000',
  otherMobile: '+86 136 0013 6000',
  landline: '0775-3850001',
  weChatId: 'lu_zhiqiang',
  email: 'lu@example.com',
  website: 'https://example.com/a,b;c',
  address: '香料大道 18 号, 3 楼'
};
const note = `第一行\n第二行; 逗号, 反斜杠\\ 🌶️${'香'.repeat(200)}`;

describe('parseVCard', () => {
  it.each([
    ['a link', 'https://example.com'],
    ['a text that only mentions a vCard', 'see BEGIN:VCARD'],
    ['a card that names no one', vCard('TEL:13800138000')],
    ['an empty text', '']
  ])('does not read %s', (_, text) => {
    expect(parseVCard(text)).toBeUndefined();
  });

  it.each(['3.0', '4.0'] as const)('reads back what the app writes, version %s', (version) => {
    expect(parseVCard(formatVCard({ ...person, note, tags: ['老客户'] }, version))).toEqual({
      ...person,
      note,
      source: 'scan'
    });
  });

  it('keeps a note of 2,000 characters whole, for the form to refuse', () => {
    const long = '🌶️'.repeat(1000);
    const values = parseVCard(formatVCard({ ...person, note: long, tags: [] }, '4.0'));
    expect(values?.note).toBe(long);
    expect(values && personForm.problems(values, '2026-11-21')).toEqual({ note: 'maxLength' });
  });

  it.each([
    ['N:陆;志强;;;', '陆志强'],
    ['N:Lu;Zhiqiang;;;', 'Zhiqiang Lu'],
    ['item1.FN:陆志强', '陆志强']
  ])('takes the name of %s', (line, name) => {
    expect(parseVCard(vCard(line))?.name).toBe(name);
  });

  it('distinguishes mobile numbers, landlines and faxes', () => {
    const values = parseVCard(
      vCard(
        'FN:陆志强',
        'TEL;TYPE=WORK,FAX:0775-3850002',
        'TEL;TYPE=WORK,VOICE:0775-3850001',
        'TEL;TYPE=CELL:13800138000',
        'TEL;VALUE=uri:tel:+86-139-0013-9000'
      )
    );
    expect(values).toMatchObject({
      mobile: '13800138000',
      otherMobile: '+86-139-0013-9000',
      landline: '0775-3850001'
    });
  });

  it.each([
    ['ADR:;;18 Spice Road;Nanning;Guangxi;530000;China', '18 Spice Road, Nanning, Guangxi, 530000, China'],
    ['ADR:;;香料大道 18 号;南宁市;广西;530000;中国', '中国广西南宁市香料大道 18 号']
  ])('writes an address in the order of its language: %s', (line, address) => {
    expect(parseVCard(vCard('FN:Lu', line))?.address).toBe(address);
  });

  describe('of version 2.1, as phones with Android export it', () => {
    const read = (...lines: string[]) => parseVCard(['BEGIN:VCARD', 'VERSION:2.1', ...lines, 'END:VCARD'].join('\r\n'));

    it('decodes names and notes that are quoted, also over several lines', () => {
      const values = read(
        'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=E9=99=86;=E5=BF=97=E5=BC=BA;;;',
        'FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=E9=99=86=E5=BF=97=',
        '=E5=BC=BA',
        'TEL;CELL:13900139000',
        'ORG;CHARSET=UTF-8;QUOTED-PRINTABLE:=E8=BE=9B=E5=91=B3=E9=A3=9F=E5=93=81',
        'NOTE;ENCODING=QUOTED-PRINTABLE:100% A=0D=0AB'
      );
      expect(values).toMatchObject({
        name: '陆志强',
        mobile: '13900139000',
        companyName: '辛味食品',
        note: '100% A\nB'
      });
    });

    it('does not read a name in another character set', () => {
      expect(read('FN;CHARSET=GBK;ENCODING=QUOTED-PRINTABLE:=C2=BD=D6=BE=C7=BF')).toBeUndefined();
    });
  });
});
