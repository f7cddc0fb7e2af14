import { observer } from 'mobx-react-lite';
import { shanghaiDay } from '@rules/shanghaiTime';
import { addDays, MAX_CONTACT_NAME, MAX_STREET, MAX_VALID_DAYS } from '@rules/supply';
import { ChipsField } from '@/components/form/ChipsField';
import { fieldId } from '@/components/form/formField';
import { TextField } from '@/components/form/TextField';
import { user } from '@/stores/user';
import { Card } from '@/ui/Card';
import { DayField } from '@/ui/DayField';
import { FormField } from '@/ui/FormField';
import { tradeMessages } from '../../../locale/messages';
import type { CreateSupplyStore } from '../CreateSupply.store';
import { fieldErrorMessage } from '../fieldErrorMessage';
import { createSupplyMessages } from '../locale/messages';
import { CollapsibleSection } from './CollapsibleSection';
import { contactSummary } from './sectionSummary';
import { ShowPhoneField } from './ShowPhoneField';

const MOBILE_DIGITS = 11;
const FIELDS = ['contactName', 'contactMobile', 'deliveryStreet', 'validUntil'];

/** Section for the posting party, the contact, the audience of the phone number, and the last day. */
export const ContactSection = observer(function ContactSection({ store }: { store: CreateSupplyStore }) {
  const { form } = store;
  const t = createSupplyMessages();
  const { asCompany, contactName, contactMobile, deliveryStreet, validUntil } = form.values;
  const today = shanghaiDay(Date.now());
  const company = user.user?.company;
  // The fields are prefilled: the section opens only when one of them is invalid.
  const hasError = FIELDS.some((field) => form.problems[field] !== undefined || form.hasError(field));
  return (
    <CollapsibleSection title={t.contact} summary={contactSummary(store)} hasError={hasError}>
      <Card isBare>
        {company && !store.isPublic && (
          <ChipsField
            field="asCompany"
            label={t.party}
            options={[
              { key: 'person', text: t.person },
              { key: 'company', text: company.shortName }
            ]}
            value={asCompany ? 'company' : 'person'}
            onChange={(party) => form.set({ asCompany: party === 'company' })}
          />
        )}
        <TextField
          field="contactName"
          label={t.contactName}
          placeholder={t.contactName}
          max={MAX_CONTACT_NAME}
          hasCounter
          value={contactName}
          onChange={(name) => form.set({ contactName: name })}
          onLeave={form.touch}
          error={fieldErrorMessage(store, 'contactName')}
        />
        <TextField
          field="contactMobile"
          label={t.contactMobile}
          placeholder="13800138000"
          max={MOBILE_DIGITS}
          keyboard="number"
          isNumber
          value={contactMobile}
          onChange={(mobile) => form.set({ contactMobile: mobile.trim() })}
          onLeave={form.touch}
          error={fieldErrorMessage(store, 'contactMobile')}
        />
        <TextField
          field="deliveryStreet"
          label={t.street}
          hint={t.streetHint}
          placeholder={t.streetPlaceholder}
          max={MAX_STREET}
          hasCounter
          isOptional
          value={deliveryStreet}
          onChange={(street) => form.set({ deliveryStreet: street })}
          onLeave={form.touch}
          error={fieldErrorMessage(store, 'deliveryStreet')}
        />
        <ShowPhoneField store={store} />
        <FormField
          id={fieldId('validUntil')}
          label={t.validUntil}
          isRequired
          hint={t.validHint}
          error={fieldErrorMessage(store, 'validUntil')}
        >
          <DayField
            label={t.validUntil}
            placeholder={tradeMessages().form.choose}
            value={validUntil ?? ''}
            first={addDays(today, 1)}
            last={addDays(today, MAX_VALID_DAYS)}
            onChange={(day) => {
              form.set({ validUntil: day });
              form.touch('validUntil');
            }}
          />
        </FormField>
      </Card>
    </CollapsibleSection>
  );
});
