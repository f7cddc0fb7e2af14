import { observer } from 'mobx-react';
import { verificationMessages } from '../locale/messages';
import type { FieldForm } from './form';
import { VerificationTextField } from './VerificationTextField';

interface PersonNameFieldProps {
  form: FieldForm;
  field: string;
  label: string;
  value: string;
  onChange(name: string): void;
}

/** The name of a person as their papers have it. */
export const PersonNameField = observer(function PersonNameField(props: PersonNameFieldProps) {
  const { onChange, ...fieldProps } = props;
  const { placeholders } = verificationMessages();
  return (
    <VerificationTextField
      {...fieldProps}
      placeholder={placeholders.realName}
      max={20}
      onChange={(name) => onChange(name.trim())}
    />
  );
});
