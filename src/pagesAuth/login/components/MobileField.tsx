import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Pressable } from '@/platform/Pressable';
import { overlays } from '@/ui/overlays';
import { Icon } from '@/ui/Icon';
import { TextInput } from '@/ui/TextInput';
import { authMessages } from '../../locale/messages';
import { loginMessages } from '../locale/messages';
import type { MobileFieldStore } from '../MobileField.store';
import styles from './MobileField.module.scss';
import { HelperText } from './HelperText';

/** Characters of a pasted number with country code, spaces and brackets. */
const MAX_TYPED_LENGTH = 24;

interface Props {
  mobile: MobileFieldStore;
  onType(text: string): void;
  onConfirm(): void;
  hint?: string;
  /** What became of the last try. */
  error?: string | undefined;
}

/** A mobile number in large digits, with what is wrong with it below. */
export const MobileField = observer(function MobileField({ mobile, onType, onConfirm, hint = '', error }: Props) {
  const t = authMessages();
  const isInvalid = mobile.isErrorShown;
  const problem = mobile.missing > 0 ? t.missingDigits(mobile.missing) : t.wrongNumber;
  return (
    <>
      <View className={isInvalid ? `${styles.number} ${styles.wrong}` : styles.number}>
        <Pressable
          className={styles.country}
          label={`${loginMessages().countryCode} +86`}
          onPress={() => void explainCountry()}
        >
          <Text>+86</Text>
          <Icon name="info-circle" className={styles.about} />
        </Pressable>
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
      </View>
      <HelperText text={isInvalid ? problem : error} hint={hint} />
    </>
  );
});

/** Codes go to mainland numbers only: there is nothing to choose, and what goes without a login is said. */
async function explainCountry(): Promise<void> {
  const t = loginMessages();
  await overlays.modal({ title: t.countryTitle, text: t.notServedText, isNotice: true });
}
