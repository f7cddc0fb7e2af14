import { checkoutForm, type CheckoutValues, invoiceOf } from './checkoutForm';

const valid: CheckoutValues = {
  item: 'professional-1y',
  invoiceKind: 'company',
  title: ' 桂南香料（示例）有限公司 ',
  uscc: '91350100M000100Y43',
  email: ' a@example.com '
};
const problems = (changes: Partial<CheckoutValues>) => checkoutForm.problems({ ...valid, ...changes }, '2026-11-26');

describe('the checkout form', () => {
  it('needs a plan', () => {
    expect(problems({ item: '' })).toEqual({ item: 'required' });
  });

  it('needs the title, the code and the e-mail address of a company’s invoice', () => {
    expect(problems({ title: ' ', uscc: '', email: '' })).toEqual({
      title: 'required',
      uscc: 'required',
      email: 'required'
    });
  });

  it('checks the check characters of the code, and the address', () => {
    expect(problems({ uscc: '91350100M000100Y44', email: 'a@example' })).toEqual({ uscc: 'pattern', email: 'pattern' });
  });

  it('asks for no code of a person, and for nothing without an invoice', () => {
    expect(problems({ invoiceKind: 'person', uscc: '' })).toEqual({});
    expect(problems({ invoiceKind: 'none', title: '', uscc: '', email: '' })).toEqual({});
  });

  it('sends a code for a company only, and no invoice that is not wanted', () => {
    expect(problems({})).toEqual({});
    const company = { title: '桂南香料（示例）有限公司', uscc: valid.uscc, email: 'a@example.com' };
    expect(invoiceOf(valid)).toEqual(company);
    expect(invoiceOf({ ...valid, invoiceKind: 'person' })).toEqual({ ...company, uscc: '' });
    expect(invoiceOf({ ...valid, invoiceKind: 'none' })).toBeUndefined();
  });
});
