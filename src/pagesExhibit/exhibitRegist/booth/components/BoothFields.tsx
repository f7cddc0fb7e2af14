import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { BoothNeed } from '@contract/boothBooking';
import { BOOTH_FORM_LIMITS } from '@rules/boothBooking';
import { usccCharacters } from '@rules/uscc';
import { ChipsField } from '@/components/form/ChipsField';
import { FieldGroup } from '@/components/form/FieldGroup';
import { fieldId } from '@/components/form/formField';
import { TextField } from '@/components/form/TextField';
import { VarietySheet } from '@/components/variety/VarietySheet';
import { Chip } from '@/ui/Chip';
import { ChoiceField } from '@/ui/ChoiceField';
import { FormField } from '@/ui/FormField';
import { boothMessages } from '../locale/messages';
import type { BoothFormStore } from '../newBoothForm';
import styles from '../BoothPanel.module.scss';

const needs: readonly BoothNeed[] = ['power', 'water', 'network', 'handling'];
const invoiceTypes = ['none', 'ordinary', 'special'] as const;
const MAX_EMAIL = 100;
/** A pasted code may have spaces. */
const MAX_USCC = 24;

type TextName = 'contact' | 'mobile' | 'exhibits' | 'fascia' | 'remark' | 'title' | 'uscc' | 'email';

/** Returns the message under a field; undefined without a problem. */
export function fieldErrorMessage(form: BoothFormStore, field: string): string | undefined {
  const problem = form.problemOf(field);
  if (problem === undefined) return undefined;
  const { problems } = boothMessages();
  const known: Readonly<Record<string, string>> = problems;
  return known[problem] ?? problems.pattern;
}

/** A text of the form. */
export const BoothTextField = observer(function BoothTextField(props: {
  form: BoothFormStore;
  field: TextName;
  max: number;
  isLong?: boolean;
  isOptional?: boolean;
  isNumber?: boolean;
}) {
  const { form, field, max, isLong, isOptional, isNumber } = props;
  const t = boothMessages();
  const handleChange = (text: string) => {
    const change: Partial<Record<TextName, string>> = { [field]: field === 'uscc' ? usccCharacters(text) : text };
    form.set(change);
  };
  return (
    <TextField
      field={field}
      label={t.fields[field]}
      max={max}
      isLong={isLong}
      isOptional={isOptional}
      isNumber={isNumber}
      keyboard={isNumber ? 'number' : undefined}
      value={form.values[field]}
      error={fieldErrorMessage(form, field)}
      onLeave={form.touch}
      onChange={handleChange}
    />
  );
});

/** The varieties that are shown at the booth. */
export const VarietiesField = observer(function VarietiesField({ form }: { form: BoothFormStore }) {
  const [isOpen, setOpen] = useState(false);
  const t = boothMessages();
  const { varietyIds, varietyNames } = form.values;
  return (
    <>
      <FormField
        id={fieldId('varietyIds')}
        label={t.fields.varietyIds}
        isRequired
        counter={{ used: varietyIds.length, max: BOOTH_FORM_LIMITS.varieties }}
        error={fieldErrorMessage(form, 'varietyIds')}
      >
        <ChoiceField
          label={t.fields.varietyIds}
          text={varietyNames.join(t.listJoin)}
          placeholder={t.choose}
          onPress={() => setOpen(true)}
        />
      </FormField>
      {/* In a separate view: opening the sheet would otherwise resend the neighbouring fields of the mini-program. */}
      <View>
        <VarietySheet
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          title={t.fields.varietyIds}
          value={varietyIds}
          onChange={(ids, names) => form.set({ varietyIds: ids, varietyNames: names })}
          maxCount={BOOTH_FORM_LIMITS.varieties}
        />
      </View>
    </>
  );
});

/** Services at the booth. */
export const NeedsField = observer(function NeedsField({ form }: { form: BoothFormStore }) {
  const t = boothMessages();
  const chosen = form.values.needs;
  const toggle = (need: BoothNeed) =>
    form.set({ needs: chosen.includes(need) ? chosen.filter((one) => one !== need) : [...chosen, need] });
  return (
    <FormField id={fieldId('needs')} label={t.fields.needs}>
      <View className={styles.chips} role="group" aria-label={t.fields.needs}>
        {needs.map((need) => (
          <Chip
            key={need}
            kind="check"
            text={t.needs[need]}
            isOn={chosen.includes(need)}
            onPress={() => toggle(need)}
          />
        ))}
      </View>
    </FormField>
  );
});

/** Whether an invoice for the deposit is wanted, and its data. */
export const InvoiceFields = observer(function InvoiceFields({ form }: { form: BoothFormStore }) {
  const t = boothMessages();
  const { invoiceType } = form.values;
  return (
    <FieldGroup>
      <ChipsField
        field="invoiceType"
        isOptional
        label={t.fields.invoiceType}
        hint={t.invoiceHint}
        options={invoiceTypes.map((key) => ({ key, text: t.invoiceTypes[key] }))}
        value={invoiceType}
        onChange={(type) => form.set({ invoiceType: type ?? 'none' })}
      />
      {invoiceType !== 'none' && (
        <>
          <BoothTextField form={form} field="title" max={BOOTH_FORM_LIMITS.invoiceTitle} />
          <BoothTextField form={form} field="uscc" max={MAX_USCC} />
          <BoothTextField form={form} field="email" max={MAX_EMAIL} />
        </>
      )}
    </FieldGroup>
  );
});
