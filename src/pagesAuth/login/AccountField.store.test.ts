import { AccountFieldStore } from './AccountField.store';

describe('AccountFieldStore', () => {
  it.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['1380013800', 'number'],
    ['+44 791112345', 'number'],
    ['+44 07911 123456', 'number'],
    ['12345678901', 'number'],
    ['qin', 'userName'],
    ['2026spice', 'userName'],
    ['覃秀兰', 'userName']
  ])('rejects an invalid account: %j', (typed, problem) => {
    const account = new AccountFieldStore(typed);
    expect([account.validate(), account.problem, account.mobile]).toEqual([false, problem, undefined]);
    expect(account.isErrorShown).toBe(true);
    account.type(`${typed}1`);
    expect(account.isErrorShown).toBe(false);
  });

  it.each([
    ['+86 (138) 0013-8000', '13800138000', '13800138000'],
    ['+44 7911 123456', '+447911123456', '+447911123456'],
    [' Guinan_2026 ', 'Guinan_2026', undefined]
  ])('accepts a mobile number or user name: %j', (typed, name, mobile) => {
    const account = new AccountFieldStore(typed);
    expect([account.validate(), account.name, account.mobile]).toEqual([true, name, mobile]);
  });
});
