import { observer } from 'mobx-react';
import { useState } from 'react';
import { ChipsLine } from '@/components/form/ChipsLine';
import { tradeMessages } from '../locale/messages';
import { typedWhole } from '../typedNumber';
import { NumberLine } from './NumberLine';

interface DaysLineProps {
  field: string;
  label: string;
  /** Numbers that most name. */
  usual: readonly number[];
  /** What a usual number is called. */
  textOf(count: number): string;
  value: number | null;
  onChange(count: number | null): void;
  onLeave(field: string): void;
  error: string | undefined;
  hint?: string;
  /** Of the input for another number. */
  placeholder: string;
}

const OTHER = 'other';

/** A number of days: a usual one in view, or another one. */
export const DaysLine = observer(function DaysLine(props: DaysLineProps) {
  const { field, label, usual, textOf, value, onChange, onLeave, error, hint, placeholder } = props;
  const t = tradeMessages().form;
  const [isOther, setOther] = useState(value !== null && !usual.includes(value));
  const choose = (key: string | null) => {
    setOther(key === OTHER);
    onChange(key === OTHER || key === null ? null : Number(key));
  };
  const chosen = value === null ? null : String(value);
  return (
    <>
      <ChipsLine
        field={isOther ? `${field}Usual` : field}
        label={label}
        options={[
          ...usual.map((count) => ({ key: String(count), text: textOf(count) })),
          { key: OTHER, text: t.otherDays }
        ]}
        value={isOther ? OTHER : chosen}
        onChange={choose}
        error={isOther ? undefined : error}
        hint={hint}
      />
      {isOther && (
        <NumberLine
          field={field}
          label={t.otherDays}
          value={value}
          onChange={onChange}
          read={typedWhole}
          write={(count) => (count === null ? '' : String(count))}
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
