import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { TextInput } from '@/ui/TextInput';

export interface NumberInputProps {
  label: string;
  name?: string;
  value: number | null;
  onChange(value: number | null): void;
  /** Parses the typed text; null when it is not a valid number. */
  parse(text: string): number | null;
  /** Formats a number as the text of the field. */
  format(value: number | null): string;
  /** @param isUnparsable true when the typed text is not a number */
  onLeave?(isUnparsable: boolean): void;
  placeholder?: string;
  isInvalid?: boolean;
  /** Restricts the input to whole numbers. */
  isWhole?: boolean;
}

/** Maximum length of the text: nine digits, a decimal point and three decimals. */
const MAX_CHARACTERS = 13;

/** Number input. The typed text stays as long as it represents the current value, and is formatted on blur. */
export const NumberInput = observer(function NumberInput(props: NumberInputProps) {
  const { label, name, value, onChange, parse, format, onLeave, placeholder, isInvalid, isWhole } = props;
  const [typed, setTyped] = useState(() => format(value));
  const text = parse(typed) === value ? typed : format(value);
  return (
    <TextInput
      label={label}
      name={name}
      value={text}
      onChange={(next) => {
        setTyped(next);
        onChange(parse(next));
      }}
      onBlur={() => {
        if (value !== null) setTyped(format(value));
        onLeave?.(value === null && text !== '');
      }}
      placeholder={placeholder}
      isInvalid={isInvalid}
      maxLength={MAX_CHARACTERS}
      keyboard={isWhole ? 'number' : 'decimal'}
      variant="number"
      isPlain
    />
  );
});
