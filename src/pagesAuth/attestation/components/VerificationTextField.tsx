import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import { TextField } from '@/components/form/TextField';
import { fieldErrorMessage, type FieldForm, fieldHint } from './form';

type VerificationTextFieldProps = Omit<ComponentProps<typeof TextField>, 'onLeave' | 'error'> & { form: FieldForm };

/** Single-line text field of a verification form. */
export const VerificationTextField = observer(function VerificationTextField({
  form,
  hint,
  ...props
}: VerificationTextFieldProps) {
  const { field } = props;
  return (
    <TextField
      {...props}
      hint={fieldHint(form, field, hint)}
      error={fieldErrorMessage(form, field)}
      onLeave={form.touch}
    />
  );
});
