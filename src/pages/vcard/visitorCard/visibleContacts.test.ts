import { buildVisitorCard } from '@/testing/buildVisitorCard';
import { isReachable, visibleContacts } from './visibleContacts';

describe('visibleContacts', () => {
  it('leaves out what is masked or not set', () => {
    const card = buildVisitorCard({
      mobile: { text: '138****8000', isMasked: true },
      weChatId: { text: '', isMasked: true },
      landline: null,
      email: null,
      website: ''
    });
    expect(visibleContacts(card)).toEqual({
      name: '覃秀兰',
      position: '销售经理',
      department: '',
      company: '桂南香叶供应链',
      mobile: '',
      otherMobile: '',
      landline: '',
      weChatId: '',
      email: '',
      website: '',
      address: '广西玉林·玉州区'
    });
    expect(isReachable(visibleContacts(card))).toBe(false);
  });

  it('names the company of a card that is bound to none', () => {
    const card = buildVisitorCard({ company: null, companyName: '六万岭合作社' });
    expect(visibleContacts(card).company).toBe('六万岭合作社');
  });

  it('can be saved with one visible number', () => {
    const card = buildVisitorCard({ mobile: { text: '13800138000', isMasked: false } });
    expect(isReachable(visibleContacts(card))).toBe(true);
  });
});
