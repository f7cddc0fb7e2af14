import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { KeyboardKind } from '@/platform/keyboard/types';
import { FormField } from '@/ui/FormField';
import { TextArea } from '@/ui/TextArea';
import { TextInput } from '@/ui/TextInput';
import { fieldId } from './formField';

interface TextFieldProps {
  label: string;
  value: string;
  onChange(value: string): void;
  /** Field name, for browser autofill and as the argument of `onLeave`. */
  field: string;
  /** Omitted by fields that are not validated when the user leaves them. */
  onLeave?(field: string): void;
  error?: string | undefined;
  placeholder?: string;
  max: number;
  /** Accepts more than `max`, so that the counter shows the excess and a pasted text is not cut silently. */
  allowsExcess?: boolean;
  isOptional?: boolean;
  keyboard?: KeyboardKind;
  /** Uses the number font. */
  isNumber?: boolean;
  /** Keeps the clear button of a number. */
  isClearable?: boolean;
  hint?: string;
  unit?: ReactNode;
  /** Shows used and allowed characters beside the label. */
  hasCounter?: boolean;
  /** Multi-line input with a counter. */
  isLong?: boolean;
}

/** Form field for a single-line or multi-line text. */
export const TextField = observer(function TextField(props: TextFieldProps) {
  const { label, value, onChange, field, onLeave, error, placeholder, max, isLong } = props;
  const common = {
    label,
    value,
    onChange,
    placeholder,
    maxLength: props.allowsExcess ? undefined : max,
    isInvalid: Boolean(error),
    onBlur: () => onLeave?.(field)
  };
  return (
    <FormField
      id={fieldId(field)}
      label={label}
      isRequired={!props.isOptional}
      error={error}
      hint={props.hint}
      unit={props.unit}
      counter={isLong || props.hasCounter ? { used: [...value].length, max } : undefined}
    >
      {isLong ? (
        <TextArea {...common} />
      ) : (
        <TextInput
          {...common}
          name={field}
          keyboard={props.keyboard}
          variant={props.isNumber ? 'number' : 'text'}
          isPlain={props.isNumber && !props.isClearable}
        />
      )}
    </FormField>
  );
});
