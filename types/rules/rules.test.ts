import { isDay, yearsBetween } from './day';
import { passwordProblem, passwordStrength } from './password';
import { isRealName, maskName } from './personName';
import { isLandline, isMobile } from './phone';

describe('calendar day', () => {
  it.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '', '2026-04-31'])('rejects the day %s', (day) => {
    expect(isDay(day)).toBe(false);
  });
  it.each(['2024-02-29', '2026-12-31', '1880-01-01'])('accepts the day %s', (day) => {
    expect(isDay(day)).toBe(true);
  });
  it('counts a year of age as completed on the birthday itself', () => {
    expect(yearsBetween('2008-11-22', '2026-11-21')).toBe(17);
    expect(yearsBetween('2008-11-21', '2026-11-21')).toBe(18);
  });
});

describe('password', () => {
  it.each([
    ['tooShort', 'abc1234'],
    ['tooLong', 'abcdefghij12345678901'],
    ['characters', 'abc 12345'],
    ['characters', 'abc12345密'],
    ['tooSimple', '12345678'],
    ['tooSimple', 'abcdefgh']
  ] as const)('rejects with %s the password %s', (problem, password) => {
    expect(passwordProblem(password)).toBe(problem);
  });
  it('rejects the mobile number as password', () => {
    expect(passwordProblem('13800138000', '13800138000')).toBe('isMobile');
  });
  it.each(['abc12345', 'abcdefghij1234567890', '1234567!'])('accepts the password %s', (password) => {
    expect(passwordProblem(password, '13800138000')).toBeUndefined();
  });
  it('rates a password stronger with more length and more kinds of characters', () => {
    expect(['abc', 'abc12345', 'abc12345!', 'abc12345!xyz'].map(passwordStrength)).toEqual([0, 1, 2, 3]);
  });
});

describe('real name', () => {
  it.each(['王', 'Wang', '王 明', '·王明', '王明·', '王1', '一'.repeat(21)])('rejects the name %s', (name) => {
    expect(isRealName(name)).toBe(false);
  });
  it.each(['覃明', '阿迪力·买买提', '一'.repeat(20)])('accepts the name %s', (name) => {
    expect(isRealName(name)).toBe(true);
  });
  it('masks a name except for its first character', () => {
    expect(maskName('覃志明')).toBe('覃**');
  });
});

describe('phone number', () => {
  it.each(['12800138000', '1380013800', '138001380000', ''])('rejects the mobile number %s', (number) => {
    expect(isMobile(number)).toBe(false);
  });
  it.each(['0775-385000', '775-3850001', '400-820-882', '13800138000'])('rejects the landline number %s', (number) => {
    expect(isLandline(number)).toBe(false);
  });
  it.each(['0775-3850001', '02088880000', '010-88880000-801', '400-820-8820'])(
    'accepts the landline number %s',
    (number) => {
      expect(isLandline(number)).toBe(true);
    }
  );
});
