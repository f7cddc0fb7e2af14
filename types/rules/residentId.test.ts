import { birthdayOf, maskResidentId, residentIdProblem } from './residentId';

const TODAY = '2026-11-21';

describe('resident identity number', () => {
  it.each([
    ['format', '44052418800101001'],
    ['format', '44052418800101001x'],
    ['region', '990524188001010014'],
    ['region', '160524188001010014'],
    ['birthday', '440524188002300014'],
    ['birthday', '440524202611220018'],
    ['check', '440524188001010015']
  ] as const)('rejects a number with an invalid %s: %s', (problem, number) => {
    expect(residentIdProblem(number, TODAY)).toBe(problem);
  });

  it.each(['11010519491231002X', '440524188001010014'])('accepts %s (examples of GB 11643-1999)', (number) => {
    expect(residentIdProblem(number, TODAY)).toBeUndefined();
  });

  it('extracts the birthday and masks it for display', () => {
    expect(birthdayOf('440524188001010014')).toBe('1880-01-01');
    expect(maskResidentId('440524188001010014')).toBe('4405************14');
  });
});
