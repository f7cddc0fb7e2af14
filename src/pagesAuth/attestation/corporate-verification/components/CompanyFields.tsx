import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import type { CompanyType } from '@contract/company';
import { isUscc, usccCharacters } from '@rules/uscc';
import { MAX_ADDRESS, MAX_CAPITAL, MAX_SCOPE, MAX_VARIETIES } from '@rules/verification';
import { VarietySheet } from '@/components/variety/VarietySheet';
import { dateOf } from '@/lib/time';
import { ChoiceField } from '@/ui/ChoiceField';
import { DayField } from '@/ui/DayField';
import { FormField } from '@/ui/FormField';
import { Picker } from '@/ui/Picker';
import { Segmented } from '@/ui/Segmented';
import type { CompanyFormValues } from '../../companyForm';
import { companyWords } from '../../../company/locale/words';
import { errorOf, hintOf } from '../../components/form';
import { PaperPhoto } from '../../components/PaperPhoto';
import { RegionField } from '../../components/RegionField';
import { KeptNumber } from '../../components/KeptNumber';
import { TextLine } from '../../components/TextLine';
import { Validity } from '../../components/Validity';
import { verificationWords } from '../../locale/words';
import type { VerificationForm } from '../../verificationForm';
import styles from './CompanyFields.module.scss';
import { useVarietyNames } from './useVarietyNames';

interface FieldsProps {
  form: VerificationForm<CompanyFormValues>;
}

/** What the licence says. */
export const LegalFields = observer(function LegalFields({ form }: FieldsProps) {
  const t = verificationWords();
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
      <TextLine
        form={form}
        field="uscc"
        label={t.fields.uscc}
        placeholder={t.placeholders.uscc}
        max={24}
        hint={isUscc(values.uscc) ? t.numberRight : undefined}
        value={values.uscc}
        onChange={(text) => {
          const uscc = usccCharacters(text);
          form.set({ uscc });
          if (uscc.length === 18) form.leave('uscc');
        }}
      />
      <TextLine
        form={form}
        field="legalPerson"
        label={t.fields.legalPerson}
        placeholder={t.placeholders.realName}
        max={20}
        value={values.legalPerson}
        onChange={(legalPerson) => form.set({ legalPerson: legalPerson.trim() })}
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
const LegalIdNo = observer(function LegalIdNo({ form }: FieldsProps) {
  const t = verificationWords();
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

/** What it is and deals in. */
export const BusinessFields = observer(function BusinessFields({ form }: FieldsProps) {
  const [open, setOpen] = useState<'type' | 'varieties' | null>(null);
  const t = verificationWords();
  const { type, varietyIds } = form.values;
  const names = useVarietyNames();
  const { types } = companyWords();
  const close = () => setOpen(null);
  return (
    <>
      <FormField label={t.fields.type} isRequired error={errorOf(form, 'type')}>
        <ChoiceField
          label={t.fields.type}
          text={type === '' ? '' : types[type as CompanyType]}
          placeholder={t.placeholders.choose}
          onPress={() => setOpen('type')}
        />
      </FormField>
      <FormField
        label={t.fields.varietyIds}
        isRequired
        error={errorOf(form, 'varietyIds')}
        counter={{ used: varietyIds.length, max: MAX_VARIETIES }}
      >
        <ChoiceField
          label={t.fields.varietyIds}
          text={varietyIds
            .map((id) => names.get(id) ?? '')
            .join(' ')
            .trim()}
          placeholder={t.placeholders.choose}
          onPress={() => setOpen('varieties')}
        />
      </FormField>
      <Picker
        isOpen={open === 'type'}
        onClose={close}
        title={t.fields.type}
        options={Object.entries(types).map(([key, text]) => ({ key, text }))}
        value={type || undefined}
        onChange={(chosen: string) => form.set({ type: chosen })}
      />
      <VarietySheet
        isOpen={open === 'varieties'}
        onClose={close}
        value={varietyIds}
        most={MAX_VARIETIES}
        onChange={(ids) => form.set({ varietyIds: ids })}
      />
    </>
  );
});

/** Who applies, and by what right. */
export const OperatorFields = observer(function OperatorFields({ form }: FieldsProps) {
  const t = verificationWords();
  const { authority, operatorName, operatorMobile } = form.values;
  return (
    <>
      <FormField label={t.fields.authority} isRequired>
        <View className={styles.full}>
          <Segmented
            label={t.fields.authority}
            options={(['legalPerson', 'operator'] as const).map((key) => ({ key, text: t.authorities[key] }))}
            value={authority}
            onChange={(chosen) => form.set({ authority: chosen })}
          />
        </View>
      </FormField>
      {authority === 'operator' && (
        <PaperPhoto form={form} field="letter" label={t.fields.letter} kind="sheet" hint={t.letterHint} />
      )}
      <TextLine
        form={form}
        field="operatorName"
        label={t.fields.operatorName}
        placeholder={t.placeholders.realName}
        max={20}
        value={operatorName}
        onChange={(name) => form.set({ operatorName: name.trim() })}
      />
      <TextLine
        form={form}
        field="operatorMobile"
        label={t.fields.operatorMobile}
        placeholder={t.placeholders.mobile}
        max={16}
        keyboard="number"
        value={operatorMobile}
        onChange={(mobile) => form.set({ operatorMobile: mobile.replace(/\D/g, '').slice(0, 11) })}
      />
    </>
  );
});
