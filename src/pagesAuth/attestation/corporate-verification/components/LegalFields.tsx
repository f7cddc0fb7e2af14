import { observer } from 'mobx-react-lite';
import { shanghaiDay } from '@rules/shanghaiTime';
import { MAX_ADDRESS, MAX_CAPITAL, MAX_SCOPE } from '@rules/verification';
import { fieldId } from '@/components/form/formField';
import { DayField } from '@/ui/DayField';
import { FormField } from '@/ui/FormField';
import { fieldErrorMessage, fieldHint } from '../../components/form';
import { MaskedIdField } from '../../components/MaskedIdField';
import { PersonNameField } from '../../components/PersonNameField';
import { UsccField } from '../../components/UsccField';
import { ValidityField } from '../../components/ValidityField';
import { VerificationRegionField } from '../../components/VerificationRegionField';
import { VerificationTextField } from '../../components/VerificationTextField';
import { verificationMessages } from '../../locale/messages';
import type { CompanyFieldsProps } from './companyFieldsProps';

/** Fields printed on the business licence. */
export const LegalFields = observer(function LegalFields({ form }: CompanyFieldsProps) {
  const t = verificationMessages();
  const { values } = form;
  const today = shanghaiDay(Date.now());
  return (
    <>
      <VerificationTextField
        form={form}
        field="name"
        label={t.fields.companyName}
        placeholder={t.placeholders.companyName}
        max={50}
        value={values.name}
        onChange={(name) => form.set({ name: name.trim() })}
      />
      <UsccField
        form={form}
        field="uscc"
        label={t.fields.uscc}
        value={values.uscc}
        onChange={(uscc) => form.set({ uscc })}
      />
      <PersonNameField
        form={form}
        field="legalPerson"
        label={t.fields.legalPerson}
        value={values.legalPerson}
        onChange={(legalPerson) => form.set({ legalPerson })}
      />
      <LegalIdNoField form={form} />
      <VerificationRegionField form={form} value={values} onChange={(region) => form.set(region)} />
      <VerificationTextField
        form={form}
        field="address"
        label={t.fields.address}
        placeholder={t.placeholders.address}
        max={MAX_ADDRESS}
        value={values.address}
        onChange={(address) => form.set({ address })}
      />
      <FormField
        id={fieldId('establishedOn')}
        label={t.fields.establishedOn}
        isRequired
        error={fieldErrorMessage(form, 'establishedOn')}
        hint={fieldHint(form, 'establishedOn')}
      >
        <DayField
          label={t.fields.establishedOn}
          placeholder={t.placeholders.day}
          value={values.establishedOn}
          last={today}
          onChange={(establishedOn) => form.set({ establishedOn })}
        />
      </FormField>
      <ValidityField
        form={form}
        label={t.fields.licenceUntil}
        value={values}
        today={today}
        onChange={(validity) => form.set(validity)}
      />
      <VerificationTextField
        form={form}
        field="registeredCapital"
        label={t.fields.registeredCapital}
        placeholder={t.placeholders.optional}
        max={MAX_CAPITAL}
        isOptional
        value={values.registeredCapital}
        onChange={(registeredCapital) => form.set({ registeredCapital })}
      />
      <VerificationTextField
        form={form}
        field="scope"
        label={t.fields.scope}
        placeholder={t.placeholders.scope}
        max={MAX_SCOPE}
        isOptional
        isLong
        value={values.scope}
        onChange={(scope) => form.set({ scope })}
      />
    </>
  );
});

/** Optional: distinguishes people with the same name. */
const LegalIdNoField = observer(function LegalIdNoField({ form }: CompanyFieldsProps) {
  const t = verificationMessages();
  const { legalIdNo, keepsLegalIdNo, maskedLegalIdNo } = form.values;
  if (keepsLegalIdNo) {
    return (
      <MaskedIdField
        form={form}
        field="legalIdNo"
        label={t.fields.legalIdNo}
        masked={maskedLegalIdNo}
        onChange={() => form.set({ keepsLegalIdNo: false, legalIdNo: '' })}
      />
    );
  }
  return (
    <VerificationTextField
      form={form}
      field="legalIdNo"
      label={t.fields.legalIdNo}
      placeholder={t.placeholders.legalIdNo}
      max={6}
      isOptional
      hint={t.legalIdNoPurpose}
      value={legalIdNo}
      onChange={(text) => form.set({ legalIdNo: text.trim().toUpperCase() })}
    />
  );
});
