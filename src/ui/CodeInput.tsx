import { Input, Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useContext, useState } from 'react';
import { messages } from '@/locale/messages';
import { describedBy } from '@/platform/describedBy';
import { keyboardProps } from '@/platform/keyboard';
import { FieldErrorId } from './fieldError';
import styles from './CodeInput.module.scss';

export interface CodeInputProps {
  value: string;
  onChange(digits: string): void;
  /** Called once the last digit is present, whether typed, pasted or autofilled from the SMS. */
  onComplete?(digits: string): void;
  isInvalid?: boolean;
  isFocused?: boolean;
  length?: number;
}

/** Input of a one-time code: visual boxes over one real input, so that pasting and SMS autofill work. */
export const CodeInput = observer(function CodeInput(props: CodeInputProps) {
  const { value, onChange, onComplete, isInvalid, isFocused, length = 6 } = props;
  const errorId = useContext(FieldErrorId);
  const [hasFocus, setFocus] = useState(Boolean(isFocused));
  const handleInput = (typed: string) => {
    const digits = typed.replace(/\D/g, '').slice(0, length);
    if (digits === value) return;
    onChange(digits);
    if (digits.length === length) onComplete?.(digits);
  };
  const system = {
    autoComplete: 'one-time-code',
    'aria-label': messages().codeDigits(length),
    ...(isInvalid || errorId ? { 'aria-invalid': true } : {}),
    ...describedBy(errorId)
  };
  return (
    <View className={styles.code}>
      <View className={styles.boxes} aria-hidden="true">
        {Array.from({ length }, (_, index) => (
          <View
            key={index}
            className={`${styles.box} ${isInvalid ? styles.wrong : ''} ${
              hasFocus && index === Math.min(value.length, length - 1) ? styles.current : ''
            }`}
          >
            {value[index] ? (
              <Text>{value[index]}</Text>
            ) : (
              hasFocus && index === value.length && <View className={styles.caret} />
            )}
          </View>
        ))}
      </View>
      <Input
        {...keyboardProps('number')}
        {...system}
        className={styles.input}
        name="code"
        // Longer than the code, because pasted text may contain spaces or other text around the digits.
        maxlength={length * 6}
        value={value}
        focus={isFocused}
        onInput={(event) => handleInput(event.detail.value)}
        onFocus={() => setFocus(true)}
        onBlur={() => setFocus(false)}
      />
    </View>
  );
});
