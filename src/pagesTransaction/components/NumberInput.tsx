import { observer } from 'mobx-react';
import { useState } from 'react';
import { TextInput } from '@/ui/TextInput';

export interface NumberInputProps {
  label: string;
  name?: string;
  value: number | null;
  onChange(value: number | null): void;
  /** What a text says; null for no such number. */
  parse(text: string): number | null;
  /** How a number stands in the field. */
  format(value: number | null): string;
  /** @param isUnparsable something is typed that is no number */
  onLeave(isUnparsable: boolean): void;
  placeholder?: string;
  isInvalid?: boolean;
  /** Without decimals. */
  isWhole?: boolean;
}

/** Longest that is typed: nine digits, a point and three decimals. */
const MAX_CHARACTERS = 13;

/** The input of a number: its text stays as it is typed until it is left, and while it says the same number. */
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
        onLeave(value === null && text !== '');
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
