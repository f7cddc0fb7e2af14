import { cardProblems, type CardText, normalizeCard } from './card';

const card: CardText = {
  name: '覃秀兰',
  position: '销售经理',
  department: '',
  companyName: '',
  mobile: '13800138000',
  otherMobile: '',
  landline: '',
  weChatId: '',
  email: '',
  website: '',
  address: '',
  intro: '',
  secondSide: null
};
const secondSide = { name: 'Qin Xiulan', position: '', department: '', companyName: '', address: '' };

describe('a business card', () => {
  it.each([
    ['name', { name: '' }, 'required'],
    ['name', { name: '覃' }, 'minLength'],
    ['name', { name: '🌶️🌶️' }, 'pattern'],
    ['position', { position: '经'.repeat(31) }, 'maxLength'],
    ['mobile', { mobile: '' }, 'required'],
    ['otherMobile', { otherMobile: '0775' }, 'pattern'],
    ['landline', { landline: '12' }, 'pattern'],
    ['weChatId', { weChatId: 'a' }, 'pattern'],
    ['email', { email: 'qin@' }, 'pattern'],
    ['website', { website: 'http://example.com' }, 'pattern'],
    ['secondSide.name', { secondSide: { ...secondSide, name: '' } }, 'required'],
    ['secondSide.name', { secondSide: { ...secondSide, name: '0775' } }, 'pattern'],
    ['secondSide.address', { secondSide: { ...secondSide, address: 'a'.repeat(121) } }, 'maxLength']
  ] as const)('names the problem of %s', (field, changes, problem) => {
    expect(cardProblems({ ...card, ...changes })).toEqual({ [field]: problem });
  });

  it('has no problem with the required fields, and with all of them', () => {
    expect(cardProblems(card)).toEqual({});
    const full = { ...card, landline: '0775-3850001', weChatId: 'xiulan_qin', email: 'qin@example.com', secondSide };
    expect(cardProblems(full)).toEqual({});
  });

  it('is normalized on both sides', () => {
    const typed = {
      ...card,
      name: ' 覃  秀兰 ',
      intro: ' 一\n二 ',
      secondSide: { ...secondSide, language: 'en', name: ' Qin\u200b Xiulan' }
    };
    const { name, intro, secondSide: other } = normalizeCard(typed);
    expect([name, intro, other]).toEqual(['覃 秀兰', '一\n二', { ...typed.secondSide, name: 'Qin Xiulan' }]);
  });
});
