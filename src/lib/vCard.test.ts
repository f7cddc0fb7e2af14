import { formatVCard } from './vCard';

const emptyContact = { name: '', company: '', position: '', mobile: '', weChatId: '' };

describe('formatVCard', () => {
  it('escapes input that would inject lines or fields', () => {
    const card = formatVCard({ ...emptyContact, name: '覃秀兰\r\nTEL:110', company: '桂南;香叶,供应链\\' });
    expect(card.split('\r\n')).toEqual([
      'BEGIN:VCARD',
      'VERSION:3.0',
      'FN:覃秀兰 TEL:110',
      'N:覃秀兰 TEL:110;;;;',
      'ORG:桂南\\;香叶\\,供应链\\\\',
      'END:VCARD',
      ''
    ]);
  });

  it('contains the known fields only', () => {
    const card = formatVCard({
      ...emptyContact,
      name: '陆志强',
      position: '采购经理',
      mobile: '13800138004',
      weChatId: 'lu_88'
    });
    expect(card).toContain('TITLE:采购经理\r\nTEL;TYPE=CELL:13800138004\r\nNOTE:微信 lu_88\r\n');
    expect(card).not.toContain('ORG');
  });
});
