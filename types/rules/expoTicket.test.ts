import {
  companionTicketType,
  isReviewedTicketType,
  normalizeRegistration,
  registrationProblems,
  type RegistrationText,
  ticketCancellationEndMs,
  ticketTypeOf
} from './expoTicket';

const days = ['2026-12-11', '2026-12-12', '2026-12-13'];
const registration: RegistrationText = {
  name: '覃秀兰',
  mobile: '13800138000',
  company: '桂香源',
  position: '经理',
  invitedBy: '',
  varietyIds: ['star-anise'],
  days: ['2026-12-11'],
  regionCode: '450900',
  countryCode: null,
  companions: []
};
const problemsOf = (changes: Partial<RegistrationText>) => registrationProblems({ ...registration, ...changes }, days);

describe('a registration for an expo', () => {
  it('is valid with what is required, once normalized', () => {
    expect(problemsOf({})).toEqual({});
    const spaced = normalizeRegistration({ ...registration, name: ' 覃 秀兰 ', mobile: ' 13800138000 ' });
    expect([spaced.name, spaced.mobile]).toEqual(['覃 秀兰', '13800138000']);
  });

  it('names the problem of each field', () => {
    expect(problemsOf({ name: '1234', mobile: '123', company: '', position: 'x'.repeat(31) })).toEqual({
      name: 'pattern',
      mobile: 'pattern',
      company: 'required',
      position: 'maxLength'
    });
    expect(problemsOf({ varietyIds: [], days: [], regionCode: null })).toEqual({
      varietyIds: 'required',
      days: 'required',
      region: 'required'
    });
    expect(problemsOf({ days: ['2026-12-14'], countryCode: 'VN' })).toEqual({ days: 'range', region: 'required' });
  });

  it('takes each number once, and five companions', () => {
    const companion = (mobile: string) => ({ name: '和志山', mobile });
    expect(problemsOf({ companions: [companion('13800138001'), companion('13800138001')] })).toEqual({
      'companions.1.mobile': 'same'
    });
    expect(problemsOf({ companions: [companion(registration.mobile)] })).toEqual({ 'companions.0.mobile': 'same' });
    const six = Array.from({ length: 6 }, (_, index) => companion(`1390000000${index}`));
    expect(problemsOf({ companions: six })).toEqual({ companions: 'maxLength' });
  });

  it('gives companions of reviewed visitors a general ticket', () => {
    expect([ticketTypeOf('media'), ticketTypeOf('government')].every(isReviewedTicketType)).toBe(true);
    expect([companionTicketType('media'), companionTicketType('buyer')]).toEqual(['general', 'professional']);
  });

  it('can be cancelled until midnight before the first day in Shanghai', () => {
    expect(new Date(ticketCancellationEndMs('2026-12-11')).toISOString()).toBe('2026-12-10T16:00:00.000Z');
  });
});
