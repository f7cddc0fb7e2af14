import { holderPersonProblems, type HolderPersonText, holderRemarkProblems, normalizeHolderRemarks } from './holder';

const person: HolderPersonText = {
  name: '陆志强',
  position: '',
  department: '',
  companyName: '',
  mobile: '',
  otherMobile: '',
  landline: '',
  weChatId: '',
  email: '',
  website: '',
  address: ''
};

describe('a person of a card holder', () => {
  it('needs a name only', () => {
    expect(holderPersonProblems(person)).toEqual({});
    expect(holderPersonProblems({ ...person, name: '' })).toEqual({ name: 'required' });
  });

  it.each(['13800138000', '+33 1 42 68 53 00', '(0775) 385-0001', '+1.415.555.0100'])(
    'may have the number %s',
    (mobile) => {
      expect(holderPersonProblems({ ...person, mobile })).toEqual({});
    }
  );

  it.each(['1234', 'tel. 12345', '+', '.....', '(12) - 34'])('may not have the number %s', (mobile) => {
    expect(holderPersonProblems({ ...person, mobile })).toEqual({ mobile: 'pattern' });
  });

  it('has each tag once, and remarks within the limits', () => {
    const remarks = normalizeHolderRemarks({ note: ' 看货 ', tags: ['老客户', ' 老客户 ', ''], remindOn: null });
    expect(remarks).toEqual({ note: '看货', tags: ['老客户'], remindOn: null });
    expect(holderRemarkProblems(remarks)).toEqual({});
    expect(holderRemarkProblems({ ...remarks, note: 'a'.repeat(301), remindOn: '2026-02-30' })).toEqual({
      note: 'maxLength',
      remindOn: 'pattern'
    });
  });
});
