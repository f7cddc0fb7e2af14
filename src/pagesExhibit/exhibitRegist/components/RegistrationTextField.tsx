import { observer } from 'mobx-react-lite';
import { TextField } from '@/components/form/TextField';
import { fieldErrorMessage, maxLengthOf } from '../fieldErrorMessage';
import type { RegistrationStore } from '../Registration.store';

interface RegistrationTextFieldProps {
  store: RegistrationStore;
  field: 'name' | 'company' | 'position' | 'invitedBy';
  label: string;
  placeholder?: string;
  isOptional?: boolean;
}

/** Text of a registration. A pasted text that is too long is not cut silently. */
export const RegistrationTextField = observer(function RegistrationTextField(props: RegistrationTextFieldProps) {
  const { store, field, ...labels } = props;
  const { form } = store;
  const text = form.values[field];
  const max = maxLengthOf(field);
  return (
    <TextField
      {...labels}
      field={field}
      value={text}
      onChange={(typed) => form.set({ [field]: typed })}
      onLeave={form.touch}
      error={fieldErrorMessage(store, field)}
      max={max}
      allowsExcess
      hasCounter={[...text].length > max}
    />
  );
});
