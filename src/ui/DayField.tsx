import { Text } from '@tarojs/components';
import { useContext } from 'react';
import { DayInput } from '@/platform/dayInput';
import { FieldErrorId } from './fieldError';
import { Icon } from './Icon';
import styles from './DayField.module.scss';

export interface DayFieldProps {
  /** YYYY-MM-DD; empty for none. */
  value: string;
  onChange(day: string): void;
  label: string;
  placeholder: string;
  /** First selectable day; `last` is the last one. */
  first?: string;
  last?: string;
}

/** Day field with the system's date picker; for use in a FormField. */
export function DayField({ value, onChange, label, placeholder, first, last }: DayFieldProps) {
  return (
    <DayInput
      value={value}
      onChange={onChange}
      first={first}
      last={last}
      label={label}
      errorId={useContext(FieldErrorId)}
      className={styles.field}
    >
      <Text className={value ? styles.day : styles.placeholder}>{value || placeholder}</Text>
      <Icon name="calendar-event" className={styles.icon} />
    </DayInput>
  );
}
