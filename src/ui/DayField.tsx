import { Text } from '@tarojs/components';
import { DayInput } from '@/platform/DayInput';
import styles from './DayField.module.scss';
import { Icon } from './Icon';

export interface DayFieldProps {
  /** YYYY-MM-DD; empty when none is chosen. */
  value: string;
  onChange(day: string): void;
  label: string;
  placeholder: string;
  /** The first and the last day that may be chosen. */
  first?: string;
  last?: string;
}

/** A day, chosen with the system's own calendar; stands in a FormField. */
export function DayField({ value, onChange, label, placeholder, first, last }: DayFieldProps) {
  return (
    <DayInput value={value} onChange={onChange} first={first} last={last} label={label} className={styles.field}>
      <Text className={value ? styles.day : styles.placeholder}>{value || placeholder}</Text>
      <Icon name="calendar-event" className={styles.icon} />
    </DayInput>
  );
}
