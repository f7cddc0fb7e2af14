import { observer } from 'mobx-react-lite';
import { TextInput } from '@/ui/TextInput';
import type { EmailFieldStore } from '../EmailField.store';
import { loginMessages } from '../locale/messages';
import { HelpedField } from './HelpedField';
import styles from './MobileField.module.scss';

const MAX_LENGTH = 100;

interface EmailFieldProps {
  email: EmailFieldStore;
  onType(text: string): void;
  onConfirm(): void;
  /** Error of the last attempt. */
  error?: string | undefined;
  /** Text below the field; by default, the use of an address without a number. */
  hint?: string;
}

/** Input for an e-mail address, with its error below. */
export const EmailField = observer(function EmailField({ email, onType, onConfirm, error, hint }: EmailFieldProps) {
  const t = loginMessages();
  const isInvalid = email.isErrorShown;
  return (
    <HelpedField
      className={isInvalid ? `${styles.number} ${styles.wrong}` : styles.number}
      problem={isInvalid ? t.wrongEmail : error}
      hint={hint ?? t.emailHint}
    >
      <TextInput
        label={t.email}
        name="email"
        placeholder={t.emailPlaceholder}
        autoComplete="email"
        value={email.typed}
        maxLength={MAX_LENGTH}
        isInvalid={isInvalid}
        onChange={onType}
        onConfirm={onConfirm}
      />
    </HelpedField>
  );
});
