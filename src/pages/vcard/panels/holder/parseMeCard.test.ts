import { parseMeCard } from './parseMeCard';

describe('parseMeCard', () => {
  it.each(['', 'MECARD:', 'MECARD:TEL:13800138004;;', 'BEGIN:VCARD', 'WIFI:T:WPA;S:a;;'])('refuses %p', (text) => {
    expect(parseMeCard(text)).toBeUndefined();
  });

  it('reads the fields of a Chinese card, and sorts its numbers', () => {
    const text =
      'MECARD:N:陆,志强;ORG:辛味食品;TIL:采购经理;TEL:0755-86001234;TEL:13800138004;EMAIL:lu@example.com;NOTE:周一\\;周二;;';
    expect(parseMeCard(text)).toMatchObject({
      name: '陆志强',
      companyName: '辛味食品',
      position: '采购经理',
      mobile: '13800138004',
      otherMobile: '',
      landline: '0755-86001234',
      email: 'lu@example.com',
      note: '周一;周二'
    });
  });

  it('writes a Latin name with the given name first', () => {
    expect(parseMeCard('mecard:N:Lu,Zhiqiang;URL:https\\://example.com;;')).toMatchObject({
      name: 'Zhiqiang Lu',
      website: 'https://example.com'
    });
  });
});
