import { userNameProblem } from './userName';

describe('user name', () => {
  it.each([
    ['firstLetter', ''],
    ['firstLetter', '13800138000'],
    ['firstLetter', '_spice'],
    ['firstLetter', '香料商'],
    ['characters', 'spice trade'],
    ['characters', 'spice-trade'],
    ['characters', 'spice香'],
    ['characters', 'spice\u0000'],
    ['tooShort', 'qin'],
    ['tooLong', `a${'1'.repeat(20)}`]
  ] as const)('rejects with %s the user name %s', (problem, name) => {
    expect(userNameProblem(name)).toBe(problem);
  });

  it.each(['qin_', 'Guinan2026', `a${'1'.repeat(19)}`])('accepts the user name %s', (name) => {
    expect(userNameProblem(name)).toBeUndefined();
  });
});
