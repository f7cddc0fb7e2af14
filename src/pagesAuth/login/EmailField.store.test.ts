import { EmailFieldStore } from './EmailField.store';

describe('EmailFieldStore', () => {
  it.each(['', 'qin', 'qin@', 'qin@example', 'qin xl@example.com'])('rejects %j, until the next change', (typed) => {
    const field = new EmailFieldStore();
    field.type(typed);
    expect([field.validate(), field.isErrorShown]).toEqual([false, true]);
    field.type(`${typed}x`);
    expect(field.isErrorShown).toBe(false);
  });

  it('sends an address without spaces around it, in lower case', () => {
    const field = new EmailFieldStore();
    field.type(' Qin.XL@Example.com ');
    expect([field.validate(), field.address]).toEqual([true, 'qin.xl@example.com']);
  });
});
