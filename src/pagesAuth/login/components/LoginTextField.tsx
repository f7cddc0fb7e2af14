import { observer } from 'mobx-react-lite';
import { TextInput } from '@/ui/TextInput';
import { HelpedField } from './HelpedField';
import styles from './LoginTextField.module.scss';

interface Props {
  label: string;
  name: string;
  value: string;
  maxLength: number;
  autoComplete?: string;
  onChange(value: string): void;
  onBlur?(): void;
  onConfirm?(): void;
  hint?: string;
  problem?: string | undefined;
}

/** Single-line input shared by all login pages, with its error below. */
export const LoginTextField = observer(function LoginTextField({ hint, problem, ...input }: Props) {
  return (
    <HelpedField className={problem ? `${styles.field} ${styles.wrong}` : styles.field} problem={problem} hint={hint}>
      <TextInput {...input} placeholder={input.label} isInvalid={Boolean(problem)} />
    </HelpedField>
  );
});
