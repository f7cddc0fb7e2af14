import { Textarea } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useContext } from 'react';
import { textAreaLabel } from '@/platform/textAreaLabel';
import { FieldErrorId } from './fieldError';
import styles from './TextArea.module.scss';

export interface TextAreaProps {
  value: string;
  onChange(value: string): void;
  /** Screen-reader label of the input. */
  label: string;
  placeholder?: string;
  /** Maximum number of characters; 140 by default (specification 9). */
  maxLength?: number;
  isInvalid?: boolean;
  onBlur?(): void;
}

/** Multi-line text input that grows with its content. */
export const TextArea = observer(function TextArea(props: TextAreaProps) {
  const { value, onChange, label, placeholder, maxLength = 140, isInvalid, onBlur } = props;
  const errorId = useContext(FieldErrorId);
  return (
    <Textarea
      {...textAreaLabel(label, isInvalid || errorId !== undefined, errorId)}
      className={styles.area}
      placeholderClass={styles.placeholder}
      value={value}
      maxlength={maxLength}
      placeholder={placeholder}
      autoHeight
      disableDefaultPadding
      onInput={(event) => onChange(event.detail.value)}
      onBlur={() => onBlur?.()}
    />
  );
});
