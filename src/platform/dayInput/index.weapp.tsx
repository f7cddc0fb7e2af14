import { Picker } from '@tarojs/components';
import type { DayInputProps } from './types';

/** WeChat's own day picker. */
export function DayInput({ value, onChange, first, last, label, className = '', children }: DayInputProps) {
  return (
    <Picker
      mode="date"
      className={className}
      value={value}
      {...(first === undefined ? {} : { start: first })}
      {...(last === undefined ? {} : { end: last })}
      {...{ 'aria-label': label }}
      onChange={(event) => onChange(event.detail.value)}
    >
      {children}
    </Picker>
  );
}
