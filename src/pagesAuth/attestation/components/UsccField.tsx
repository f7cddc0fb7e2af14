import { observer } from 'mobx-react-lite';
import { isUscc, usccCharacters } from '@rules/uscc';
import { verificationMessages } from '../locale/messages';
import type { FieldForm } from './form';
import { VerificationTextField } from './VerificationTextField';

interface UsccFieldProps {
  form: FieldForm;
  field: string;
  label: string;
  value: string;
  onChange(uscc: string): void;
}

/** Unified social credit code of a company; the check character is validated as soon as the code is complete. */
export const UsccField = observer(function UsccField({ form, field, label, value, onChange }: UsccFieldProps) {
  const t = verificationMessages();
  return (
    <VerificationTextField
      form={form}
      field={field}
      label={label}
      placeholder={t.placeholders.uscc}
      max={24}
      hint={isUscc(value) ? t.numberRight : undefined}
      value={value}
      onChange={(text) => {
        const uscc = usccCharacters(text);
        onChange(uscc);
        if (uscc.length === 18) form.touch(field);
      }}
    />
  );
});
