import { Input, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useContext, useEffect, useState } from 'react';
import { messages } from '@/locale/messages';
import { describedBy } from '@/platform/describedBy';
import { keyboardProps } from '@/platform/keyboard';
import type { KeyboardKind } from '@/platform/keyboard/types';
import { Pressable } from '@/platform/pressable';
import { FieldErrorId } from './fieldError';
import { Icon } from './Icon';
import styles from './TextInput.module.scss';

export interface TextInputProps {
  value: string;
  onChange(value: string): void;
  /** Screen-reader label; the visible label is in the FormField. */
  label: string;
  /** Field name for browser autofill. */
  name?: string;
  placeholder?: string;
  /** Maximum number of characters; 140 by default (specification 9). */
  maxLength?: number;
  keyboard?: KeyboardKind;
  /** `number` uses the number font, for prices and numbers; `large` is the size of the login page. */
  variant?: 'text' | 'number' | 'large';
  isPassword?: boolean;
  isFocused?: boolean;
  isInvalid?: boolean;
  /** Hides the clear button. */
  isPlain?: boolean;
  /** Shows the clear button even without focus. */
  isSearch?: boolean;
  /** Autofill hint for the browser, such as `tel`. */
  autoComplete?: string;
  onBlur?(): void;
  /** Called on Enter, or on the keyboard's confirm button. */
  onConfirm?(): void;
}

/** A tap on the clear button first takes the focus, so the button stays long enough to receive the tap. */
const CLEAR_BUTTON_LINGER_MS = 200;

/** Single-line text input. */
export const TextInput = observer(function TextInput(props: TextInputProps) {
  const { value, onChange, label, placeholder, maxLength = 140, keyboard = 'text', variant = 'text', isPlain } = props;
  const errorId = useContext(FieldErrorId);
  const [hasFocus, setFocus] = useState(false);
  const [wantsFocus, setWantsFocus] = useState(Boolean(props.isFocused));
  const isReached = useLingering(hasFocus, CLEAR_BUTTON_LINGER_MS) || props.isSearch;
  const isClearable = isReached && value !== '' && !isPlain;
  const spoken = {
    'aria-label': label,
    ...(props.name ? { name: props.name } : {}),
    ...(props.isInvalid || errorId ? { 'aria-invalid': true } : {}),
    ...describedBy(errorId),
    ...(props.autoComplete ? { autoComplete: props.autoComplete } : {})
  };
  return (
    <View className={styles.holder}>
      <Input
        {...keyboardProps(keyboard)}
        {...spoken}
        className={`${styles.input} ${styles[variant]}`}
        placeholderClass={styles.placeholder}
        value={value}
        maxlength={maxLength}
        placeholder={placeholder}
        password={props.isPassword}
        focus={wantsFocus}
        onInput={(event) => onChange(event.detail.value)}
        onFocus={() => setFocus(true)}
        onBlur={() => {
          setFocus(false);
          setWantsFocus(false);
          props.onBlur?.();
        }}
        onConfirm={() => props.onConfirm?.()}
      />
      {isClearable && (
        <Pressable
          className={styles.clear}
          label={messages().clear}
          onPress={() => {
            onChange('');
            setWantsFocus(true);
          }}
        >
          <Icon name="x" />
        </Pressable>
      )}
    </View>
  );
});

/** `isRejecting`, but true for a while after it has become false. */
function useLingering(isOn: boolean, durationMs: number): boolean {
  const [lingers, setLingers] = useState(false);
  useEffect(() => {
    if (isOn) {
      setLingers(true);
      return undefined;
    }
    const timer = setTimeout(() => setLingers(false), durationMs);
    return () => clearTimeout(timer);
  }, [isOn, durationMs]);
  return isOn || lingers;
}
