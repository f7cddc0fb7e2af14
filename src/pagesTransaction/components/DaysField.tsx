import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ChipsField } from '@/components/form/ChipsField';
import { tradeMessages } from '../locale/messages';
import { parseWholeNumber } from '../parseNumber';
import { NumberField } from './NumberField';

interface DaysFieldProps {
  field: string;
  label: string;
  /** Most common numbers, offered as chips. */
  presets: readonly number[];
  /** Returns the label of a common number. */
  labelOf(count: number): string;
  value: number | null;
  onChange(count: number | null): void;
  onLeave(field: string): void;
  error: string | undefined;
  hint?: string;
  /** Placeholder of the input for another number. */
  placeholder: string;
}

const OTHER = 'other';

/** Form field for a number of days: common numbers as chips, or a custom one. */
export const DaysField = observer(function DaysField(props: DaysFieldProps) {
  const { field, label, presets, labelOf, value, onChange, onLeave, error, hint, placeholder } = props;
  const t = tradeMessages().form;
  const [isOther, setOther] = useState(value !== null && !presets.includes(value));
  const choose = (key: string | null) => {
    setOther(key === OTHER);
    onChange(key === OTHER || key === null ? null : Number(key));
  };
  const chosen = value === null ? null : String(value);
  return (
    <>
      <ChipsField
        field={isOther ? `${field}Usual` : field}
        label={label}
        options={[
          ...presets.map((count) => ({ key: String(count), text: labelOf(count) })),
          { key: OTHER, text: t.otherDays }
        ]}
        value={isOther ? OTHER : chosen}
        onChange={choose}
        error={isOther ? undefined : error}
        hint={hint}
      />
      {isOther && (
        <NumberField
          field={field}
          label={t.otherDays}
          value={value}
          onChange={onChange}
          parse={parseWholeNumber}
          format={(count) => (count === null ? '' : String(count))}
          onLeave={onLeave}
          error={error}
          placeholder={placeholder}
          unit={t.day}
          isWhole
        />
      )}
    </>
  );
});
