import { observer } from 'mobx-react-lite';
import { TextInput } from '@/ui/TextInput';
import { authMessages } from '../../locale/messages';
import type { MobileFieldStore } from '../MobileField.store';
import { CountryCode } from './CountryCode';
import { HelpedField } from './HelpedField';
import styles from './MobileField.module.scss';

/** Maximum length of the input, enough for a pasted number with country code, spaces and brackets. */
const MAX_TYPED_LENGTH = 24;

interface Props {
  mobile: MobileFieldStore;
  onType(text: string): void;
  onConfirm(): void;
  hint?: string;
  /** Error of the last attempt. */
  error?: string | undefined;
}

/** Input for a mobile number in large digits, with its country before and its error below. */
export const MobileField = observer(function MobileField({ mobile, onType, onConfirm, hint = '', error }: Props) {
  const t = authMessages();
  const isInvalid = mobile.isErrorShown;
  const problem = mobile.missing > 0 ? t.missingDigits(mobile.missing) : t.wrongNumber;
  return (
    <HelpedField
      className={isInvalid ? `${styles.number} ${styles.wrong}` : styles.number}
      problem={isInvalid ? problem : error}
      hint={hint}
    >
      <CountryCode
        mobile={mobile}
        onChoose={(country) => {
          mobile.choose(country);
          // The store of the page clears the error of the number before.
          onType('');
        }}
      />
      <TextInput
        variant="large"
        keyboard="number"
        label={t.mobile}
        name="mobile"
        placeholder={t.mobilePlaceholder}
        autoComplete="tel-national"
        value={mobile.formatted}
        maxLength={MAX_TYPED_LENGTH}
        isInvalid={isInvalid}
        onChange={onType}
        onConfirm={onConfirm}
      />
    </HelpedField>
  );
});
