import { observer } from 'mobx-react-lite';
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

/** Name of a person exactly as in the identity document. */
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
