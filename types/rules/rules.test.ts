import { isDay, yearsBetween } from './day';
import { passwordProblem, passwordStrength } from './password';
import { isRealName, maskName } from './personName';
import { isLandline, isMobile } from './phone';

describe('a day', () => {
  it.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '', '2026-04-31'])('is no day: %s', (day) => {
    expect(isDay(day)).toBe(false);
  });
  it.each(['2024-02-29', '2026-12-31', '1880-01-01'])('is one: %s', (day) => {
    expect(isDay(day)).toBe(true);
  });
  it('completes a year of life on the birthday itself', () => {
    expect(yearsBetween('2008-11-22', '2026-11-21')).toBe(17);
    expect(yearsBetween('2008-11-21', '2026-11-21')).toBe(18);
  });
});

describe('a password', () => {
  it.each([
    ['tooShort', 'abc1234'],
    ['tooLong', 'abcdefghij12345678901'],
    ['characters', 'abc 12345'],
    ['characters', 'abc12345密'],
    ['tooSimple', '12345678'],
    ['tooSimple', 'abcdefgh']
  ] as const)('is refused: %s %s', (problem, password) => {
    expect(passwordProblem(password)).toBe(problem);
  });
  it('may not be the mobile number', () => {
    expect(passwordProblem('13800138000', '13800138000')).toBe('isMobile');
  });
  it.each(['abc12345', 'abcdefghij1234567890', '1234567!'])('may be used: %s', (password) => {
    expect(passwordProblem(password, '13800138000')).toBeUndefined();
  });
  it('is the stronger the longer and the more mixed', () => {
    expect(['abc', 'abc12345', 'abc12345!', 'abc12345!xyz'].map(passwordStrength)).toEqual([0, 1, 2, 3]);
  });
});

describe('a name as on the identity card', () => {
  it.each(['王', 'Wang', '王 明', '·王明', '王明·', '王1', '一'.repeat(21)])('is refused: %s', (name) => {
    expect(isRealName(name)).toBe(false);
  });
  it.each(['覃明', '阿迪力·买买提', '一'.repeat(20)])('is right: %s', (name) => {
    expect(isRealName(name)).toBe(true);
  });
  it('is shown by its first character', () => {
    expect(maskName('覃志明')).toBe('覃**');
  });
});

describe('a telephone number', () => {
  it.each(['12800138000', '1380013800', '138001380000', ''])('is no mobile: %s', (number) => {
    expect(isMobile(number)).toBe(false);
  });
  it.each(['0775-385000', '775-3850001', '400-820-882', '13800138000'])('is no landline: %s', (number) => {
    expect(isLandline(number)).toBe(false);
  });
  it.each(['0775-3850001', '02088880000', '010-88880000-801', '400-820-8820'])('is a landline: %s', (number) => {
    expect(isLandline(number)).toBe(true);
  });
});
