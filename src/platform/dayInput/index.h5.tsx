import { errorProps } from '../describedBy';
import type { DayInputProps } from './types';
import styles from './DayInput.module.scss';

/** The browser's own day picker, behind the visible content. */
export function DayInput({ value, onChange, first, last, label, errorId, className = '', children }: DayInputProps) {
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
        {...errorProps(errorId)}
        onChange={(event) => onChange(event.currentTarget.value)}
        onClick={(event) => {
          try {
            // A desktop browser opens its calendar from a small icon only, which is hidden here.
            event.currentTarget.showPicker();
          } catch {
            // Unknown or not allowed here: the day can be typed.
          }
        }}
      />
    </label>
  );
}
