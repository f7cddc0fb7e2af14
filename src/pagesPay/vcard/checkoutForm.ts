import type { Invoice } from '@contract/payment';
import { isEmail } from '@rules/email';
import { normalizeLine } from '@rules/normalizeText';
import { isUscc } from '@rules/uscc';
import type { FormDefinition } from '@/components/form/FormDefinition';

export const invoiceKinds = ['none', 'person', 'company'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

export interface CheckoutValues {
  /** Id of the chosen plan; empty for none. */
  item: string;
  invoiceKind: InvoiceKind;
  title: string;
  uscc: string;
  email: string;
}

export type CheckoutField = 'item' | 'title' | 'uscc' | 'email';
export type CheckoutProblem = 'required' | 'pattern';

/** Content and rules of the order that is to be paid. */
export const checkoutForm: FormDefinition<CheckoutValues> = {
  empty: () => ({ item: '', invoiceKind: 'none', title: '', uscc: '', email: '' }),
  problems({ item, invoiceKind, title, uscc, email }) {
    const problems: Partial<Record<CheckoutField, CheckoutProblem>> = {};
    if (item === '') problems.item = 'required';
    if (invoiceKind === 'none') return problems;
    if (normalizeLine(title) === '') problems.title = 'required';
    if (invoiceKind === 'company' && !isUscc(uscc)) problems.uscc = uscc === '' ? 'required' : 'pattern';
    if (!isEmail(email.trim())) problems.email = email.trim() === '' ? 'required' : 'pattern';
    return problems;
  },
  fieldOf: (path) => path.replace(/^invoice\./, '')
};

/** Returns the invoice that the values ask for; undefined for none. */
export function invoiceOf({ invoiceKind, title, uscc, email }: CheckoutValues): Invoice | undefined {
  if (invoiceKind === 'none') return undefined;
  return { title: normalizeLine(title), uscc: invoiceKind === 'company' ? uscc : '', email: email.trim() };
}
