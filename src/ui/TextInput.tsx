import { Input, View } from '@tarojs/components';
import { useEffect, useState } from 'react';
import { observer } from 'mobx-react';
import { messages } from '@/locale/messages';
import { keyboardProps } from '@/platform/keyboard';
import type { KeyboardKind } from '@/platform/keyboard.types';
import { Pressable } from '@/platform/Pressable';
import { Icon } from './Icon';
import styles from './TextInput.module.scss';

export interface TextInputProps {
  value: string;
  onChange(value: string): void;
  /** What belongs in it, for screen readers; the visible label stands in the FormField. */
  label: string;
  /** Names the field for the browser's filling in. */
  name?: string;
  placeholder?: string;
  /** Characters; 140 when not given (specification 9). */
  maxLength?: number;
  keyboard?: KeyboardKind;
  /** Digits of a price or a number: in the number font. `large` as on the login page. */
  variant?: 'text' | 'number' | 'large';
  isPassword?: boolean;
  isFocused?: boolean;
  isInvalid?: boolean;
  /** Shows no button that clears it. */
  isPlain?: boolean;
  /** Shows that button also while it has no focus. */
  isSearch?: boolean;
  /** What the browser may fill in, such as `tel`. */
  autoComplete?: string;
  onBlur?(): void;
  /** Enter, or the keyboard's own button. */
  onConfirm?(): void;
}

/** A tap on the clear button takes the focus first: the button stays long enough to receive it. */
const CLEAR_BUTTON_LINGER_MS = 200;

/** One line of text. */
export const TextInput = observer(function TextInput(props: TextInputProps) {
  const { value, onChange, label, placeholder, maxLength = 140, keyboard = 'text', variant = 'text', isPlain } = props;
  const [hasFocus, setFocus] = useState(false);
  const [wantsFocus, setWantsFocus] = useState(Boolean(props.isFocused));
  const isReached = useLingering(hasFocus, CLEAR_BUTTON_LINGER_MS) || props.isSearch;
  const isClearable = isReached && value !== '' && !isPlain;
  const spoken = {
    'aria-label': label,
    ...(props.name ? { name: props.name } : {}),
    ...(props.isInvalid ? { 'aria-invalid': true } : {}),
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
