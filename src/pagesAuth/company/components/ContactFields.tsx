import { observer } from 'mobx-react-lite';
import type { CompanyField } from '@rules/companyFields';
import { ChipsField } from '@/components/form/ChipsField';
import { TextField } from '@/components/form/TextField';
import { mobileDigits } from '@/lib/mobile';
import type { CompanyFormStore } from '../CompanyForm.store';
import { fieldErrorMessage } from '../fieldErrorMessage';
import { companyMessages } from '../locale/messages';
import { optionsOf } from './optionsOf';

type Field = Exclude<CompanyField, 'shortName' | 'position' | 'varietyIds' | 'certificates'>;
const lengths: Record<Field, number> = { contactName: 20, contactMobile: 11, landline: 20, email: 100, website: 140 };

/** Contact fields, and who may see the mobile number. */
export const ContactFields = observer(function ContactFields({ store }: { store: CompanyFormStore }) {
  const t = companyMessages().form;
  const hints: Partial<Record<Field, string>> = { landline: t.landlineHint, website: t.websiteHint };
  const { values, set, touch } = store.form;
  const field = (name: Field) => (
    <TextField
      key={name}
      field={name}
      isOptional
      label={t[name]}
      hint={hints[name]}
      max={lengths[name]}
      keyboard={name === 'contactMobile' ? 'number' : 'text'}
      value={values[name]}
      error={fieldErrorMessage(store.form, name)}
      onChange={(text) => set({ [name]: name === 'contactMobile' ? mobileDigits(text) : text })}
      onLeave={touch}
    />
  );
  return (
    <>
      {field('contactName')}
      {field('contactMobile')}
      <ChipsField
        field="contactFor"
        isOptional
        label={t.contactFor}
        options={optionsOf(t.contactVisibilities)}
        value={values.contactFor}
        onChange={(contactFor) => contactFor && set({ contactFor })}
      />
      {field('landline')}
      {field('email')}
      {field('website')}
    </>
  );
});
