import { observer } from 'mobx-react';
import { MAX_ADDRESS, MAX_CAPITAL, MAX_SCOPE } from '@rules/verification';
import { fieldId } from '@/components/form/formField';
import { dateOf } from '@/lib/time';
import { DayField } from '@/ui/DayField';
import { FormField } from '@/ui/FormField';
import { errorOf, hintOf } from '../../components/form';
import { KeptNumber } from '../../components/KeptNumber';
import { PersonNameLine } from '../../components/PersonNameLine';
import { RegionField } from '../../components/RegionField';
import { TextLine } from '../../components/TextLine';
import { UsccLine } from '../../components/UsccLine';
import { Validity } from '../../components/Validity';
import { verificationMessages } from '../../locale/messages';
import type { CompanyFieldsProps } from './companyFieldsProps';

/** What the licence says. */
export const LegalFields = observer(function LegalFields({ form }: CompanyFieldsProps) {
  const t = verificationMessages();
  const { values } = form;
  const today = dateOf(Date.now());
  return (
    <>
      <TextLine
        form={form}
        field="name"
        label={t.fields.companyName}
        placeholder={t.placeholders.companyName}
        max={50}
        value={values.name}
        onChange={(name) => form.set({ name: name.trim() })}
      />
      <UsccLine
        form={form}
        field="uscc"
        label={t.fields.uscc}
        value={values.uscc}
        onChange={(uscc) => form.set({ uscc })}
      />
      <PersonNameLine
        form={form}
        field="legalPerson"
        label={t.fields.legalPerson}
        value={values.legalPerson}
        onChange={(legalPerson) => form.set({ legalPerson })}
      />
      <LegalIdNo form={form} />
      <RegionField form={form} value={values} onChange={(region) => form.set(region)} />
      <TextLine
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
        error={errorOf(form, 'establishedOn')}
        hint={hintOf(form, 'establishedOn')}
      >
        <DayField
          label={t.fields.establishedOn}
          placeholder={t.placeholders.day}
          value={values.establishedOn}
          last={today}
          onChange={(establishedOn) => form.set({ establishedOn })}
        />
      </FormField>
      <Validity
        form={form}
        label={t.fields.licenceUntil}
        value={values}
        today={today}
        onChange={(validity) => form.set(validity)}
      />
      <TextLine
        form={form}
        field="registeredCapital"
        label={t.fields.registeredCapital}
        placeholder={t.placeholders.optional}
        max={MAX_CAPITAL}
        isOptional
        value={values.registeredCapital}
        onChange={(registeredCapital) => form.set({ registeredCapital })}
      />
      <TextLine
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

/** Optional: it tells people of one name apart. */
const LegalIdNo = observer(function LegalIdNo({ form }: CompanyFieldsProps) {
  const t = verificationMessages();
  const { legalIdNo, keepsLegalIdNo, maskedLegalIdNo } = form.values;
  if (keepsLegalIdNo) {
    return (
      <KeptNumber
        form={form}
        field="legalIdNo"
        label={t.fields.legalIdNo}
        masked={maskedLegalIdNo}
        onChange={() => form.set({ keepsLegalIdNo: false, legalIdNo: '' })}
      />
    );
  }
  return (
    <TextLine
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
