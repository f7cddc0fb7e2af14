import { observer } from 'mobx-react';
import type { ReactNode } from 'react';
import type { KeyboardKind } from '@/platform/keyboard.types';
import { FormField } from '@/ui/FormField';
import { TextArea } from '@/ui/TextArea';
import { TextInput } from '@/ui/TextInput';
import { errorOf, type FieldForm } from './form';

interface TextLineProps {
  form: FieldForm;
  field: string;
  label: string;
  value: string;
  onChange(value: string): void;
  placeholder: string;
  max: number;
  isOptional?: boolean;
  keyboard?: KeyboardKind;
  hint?: string;
  unit?: ReactNode;
  /** Several lines, with a counter. */
  isLong?: boolean;
}

/** A line of text of a form of verification. */
export const TextLine = observer(function TextLine(props: TextLineProps) {
  const { form, field, label, value, onChange, placeholder, max, isOptional, keyboard, hint, unit, isLong } = props;
  const error = errorOf(form, field);
  const common = { label, value, onChange, placeholder, maxLength: max, isInvalid: Boolean(error) };
  return (
    <FormField
      label={label}
      isRequired={!isOptional}
      error={error}
      hint={hint}
      unit={unit}
      counter={isLong ? { used: [...value].length, max } : undefined}
    >
      {isLong ? (
        <TextArea {...common} onBlur={() => form.leave(field)} />
      ) : (
        <TextInput {...common} name={field} keyboard={keyboard} onBlur={() => form.leave(field)} />
      )}
    </FormField>
  );
});
