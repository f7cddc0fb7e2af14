import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { IconButton } from '@/ui/IconButton';
import { TextInput } from '@/ui/TextInput';
import { loginMessages } from '../locale/messages';
import { HelpedField } from './HelpedField';
import styles from './PasswordField.module.scss';

interface Props {
  label: string;
  name: string;
  value: string;
  onChange(value: string): void;
  onBlur?(): void;
  onConfirm?(): void;
  hint?: string;
  problem?: string | undefined;
  /** True for choosing a new password, false for entering a known one. */
  isNew?: boolean;
}

/** Password input with a button that reveals the password and the error below. */
export const PasswordField = observer(function PasswordField(props: Props) {
  const { label, name, value, onChange, onBlur, onConfirm, hint, problem, isNew } = props;
  const [isShown, setShown] = useState(false);
  const t = loginMessages();
  return (
    <HelpedField
      className={problem ? `${styles.password} ${styles.wrong}` : styles.password}
      problem={problem}
      hint={hint}
    >
      <TextInput
        label={label}
        name={name}
        placeholder={label}
        value={value}
        maxLength={64}
        isPassword={!isShown}
        isInvalid={Boolean(problem)}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        onChange={onChange}
        onBlur={onBlur}
        onConfirm={onConfirm}
      />
      <IconButton
        className={styles.eye}
        icon={isShown ? 'eye' : 'eye-off'}
        label={isShown ? t.hidePassword : t.showPassword}
        onPress={() => setShown(!isShown)}
      />
    </HelpedField>
  );
});
