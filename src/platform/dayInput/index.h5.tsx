import styles from './DayInput.module.scss';
import type { DayInputProps } from './types';

/** The browser's own choice of a day, behind what is seen. */
export function DayInput({ value, onChange, first, last, label, className = '', children }: DayInputProps) {
  return (
    <label className={`${styles.holder} ${className}`}>
      {children}
      <input
        type="date"
        className={styles.native}
        value={value}
        min={first}
        max={last}
        aria-label={label}
        onChange={(event) => onChange(event.currentTarget.value)}
        onClick={(event) => {
          try {
            // A desktop browser opens its calendar from a small icon only, which is not seen here.
            event.currentTarget.showPicker();
          } catch {
            // Not known here, or not allowed: the day can be typed.
          }
        }}
      />
    </label>
  );
}
