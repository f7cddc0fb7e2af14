import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { usccCharacters } from '@rules/uscc';
import { ChipsField } from '@/components/form/ChipsField';
import { FieldGroup } from '@/components/form/FieldGroup';
import type { FormStore } from '@/components/form/Form.store';
import { TextField } from '@/components/form/TextField';
import { type CheckoutValues, invoiceKinds } from '../checkoutForm';
import { payMessages } from '../locale/messages';
import styles from './InvoiceFields.module.scss';

/** Upper bounds of the contract; a pasted code may have spaces. */
const MAX_LENGTHS = { title: 100, uscc: 24, email: 100 };

/** Whether an invoice is wanted, and its data. */
export const InvoiceFields = observer(function InvoiceFields({ form }: { form: FormStore<CheckoutValues> }) {
  const t = payMessages();
  const { invoiceKind, title, uscc, email } = form.values;
  const errorMessageFor = (field: 'title' | 'email' | 'uscc', wrong: string) => {
    const problem = form.problemOf(field);
    return problem && (problem === 'required' ? t.required : wrong);
  };
  return (
    <FieldGroup>
      <ChipsField
        field="invoiceKind"
        isOptional
        label={t.invoice}
        options={invoiceKinds.map((key) => ({ key, text: t.invoiceKinds[key] }))}
        value={invoiceKind}
        onChange={(kind) => form.set({ invoiceKind: kind ?? 'none' })}
      />
      {invoiceKind !== 'none' && (
        <>
          <TextField
            field="title"
            label={t.invoiceTitle[invoiceKind]}
            placeholder={t.placeholders.title}
            max={MAX_LENGTHS.title}
            value={title}
            error={errorMessageFor('title', t.required)}
            onLeave={form.touch}
            onChange={(text) => form.set({ title: text })}
          />
          {invoiceKind === 'company' && (
            <TextField
              field="uscc"
              label={t.uscc}
              placeholder={t.placeholders.uscc}
              max={MAX_LENGTHS.uscc}
              value={uscc}
              error={errorMessageFor('uscc', t.wrongUscc)}
              onLeave={form.touch}
              onChange={(text) => form.set({ uscc: usccCharacters(text) })}
            />
          )}
          <TextField
            field="email"
            label={t.email}
            placeholder={t.placeholders.email}
            max={MAX_LENGTHS.email}
            value={email}
            error={errorMessageFor('email', t.wrongEmail)}
            onLeave={form.touch}
            onChange={(text) => form.set({ email: text })}
          />
          <View className={styles.hint}>{t.invoiceHint}</View>
        </>
      )}
    </FieldGroup>
  );
});
