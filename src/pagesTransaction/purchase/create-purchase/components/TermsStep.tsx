import { observer } from 'mobx-react-lite';
import type { PayTerm } from '@contract/goods';
import type { PurchaseFrequency, TaxInvoice } from '@contract/purchaseFields';
import { lastNeedDay } from '@rules/purchase';
import { shanghaiDay } from '@rules/shanghaiTime';
import { ChipsField } from '@/components/form/ChipsField';
import { fieldId } from '@/components/form/formField';
import { RegionField } from '@/components/form/RegionField';
import { Card } from '@/ui/Card';
import { DayField } from '@/ui/DayField';
import { FormField } from '@/ui/FormField';
import { tradeMessages } from '../../../locale/messages';
import { purchaseMessages } from '../../locale/messages';
import type { CreatePurchaseStore } from '../CreatePurchase.store';
import { fieldErrorMessage } from '../fieldErrorMessage';
import { createPurchaseMessages } from '../locale/messages';

interface Props {
  store: CreatePurchaseStore;
}

const FREQUENCIES: readonly PurchaseFrequency[] = ['once', 'monthly', 'longTerm'];
const PAY_TERMS: readonly PayTerm[] = ['prepaid', 'onDelivery', 'net30', 'other'];
const INVOICES: readonly TaxInvoice[] = ['none', 'general', 'special'];

/** Step for delivery, deadlines and terms. */
export const TermsStep = observer(function TermsStep({ store }: Props) {
  const { form } = store;
  const { values } = form;
  const { labels, frequencies, taxInvoices } = purchaseMessages();
  const t = createPurchaseMessages();
  const { payTerms } = tradeMessages();
  return (
    <>
      <Card isBare>
        <RegionField
          field="deliveryCode"
          label={labels.delivery}
          placeholder={t.chooseLocation}
          value={{
            regionCode: values.deliveryCode ?? '',
            regionNames: values.regionNames[values.deliveryCode ?? ''] ?? []
          }}
          onChange={({ regionCode, regionNames }) =>
            form.set({ deliveryCode: regionCode, regionNames: { ...values.regionNames, [regionCode]: regionNames } })
          }
          error={fieldErrorMessage(store, 'deliveryCode')}
        />
        <DateField store={store} field="needBy" hint={t.needByHint} />
        <DateField store={store} field="quoteDeadline" hint={t.deadlineHint} />
      </Card>
      <Card isBare>
        <ChipsField
          field="frequency"
          label={labels.frequency}
          options={FREQUENCIES.map((key) => ({ key, text: frequencies[key] }))}
          value={values.frequency}
          onChange={(frequency) => form.set({ frequency })}
          error={fieldErrorMessage(store, 'frequency')}
        />
        <ChipsField
          field="payTerm"
          label={labels.payTerm}
          options={PAY_TERMS.map((key) => ({ key, text: payTerms[key] }))}
          value={values.payTerm}
          onChange={(payTerm) => form.set({ payTerm })}
          error={fieldErrorMessage(store, 'payTerm')}
        />
        <ChipsField
          field="taxInvoice"
          label={labels.taxInvoice}
          options={INVOICES.map((key) => ({ key, text: taxInvoices[key] }))}
          value={values.taxInvoice}
          onChange={(taxInvoice) => form.set({ taxInvoice })}
          error={fieldErrorMessage(store, 'taxInvoice')}
        />
      </Card>
    </>
  );
});

const DateField = observer(function DateField({
  store,
  field,
  hint
}: Props & { field: 'needBy' | 'quoteDeadline'; hint: string }) {
  const { form } = store;
  const today = shanghaiDay(Date.now());
  const last = lastNeedDay(today);
  const { needBy } = form.values;
  return (
    <FormField
      id={fieldId(field)}
      label={purchaseMessages().labels[field]}
      isRequired
      hint={hint}
      error={fieldErrorMessage(store, field)}
    >
      <DayField
        label={purchaseMessages().labels[field]}
        placeholder={createPurchaseMessages().chooseDay}
        value={form.values[field] ?? ''}
        first={today}
        last={field === 'quoteDeadline' && needBy !== null && needBy >= today ? needBy : last}
        onChange={(day) => {
          form.set({ [field]: day });
          form.touch(field);
        }}
      />
    </FormField>
  );
});
