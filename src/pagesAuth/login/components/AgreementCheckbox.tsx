import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { push } from '@/navigation/navigate';
import { Pressable } from '@/platform/pressable';
import { Checkbox } from '@/ui/Checkbox';
import { preloadDialogs } from '@/ui/preloadDialogs';
import { authMessages } from '../../locale/messages';
import type { LoginConsentStore } from '../LoginConsent.store';
import pageStyles from '../loginPage.module.scss';
import styles from './AgreementCheckbox.module.scss';

interface AgreementCheckboxProps {
  consent: LoginConsentStore;
  /** Whether the page may create an account, which the law limits by age. */
  createsAccount?: boolean;
}

/** Checkbox for the consent to user agreement and privacy policy, with links to both, and the age for an account. */
export const AgreementCheckbox = observer(function AgreementCheckbox({
  consent,
  createsAccount = false
}: AgreementCheckboxProps) {
  const t = authMessages();
  // The consent dialog opens when the box is not ticked.
  useEffect(() => void preloadDialogs(), []);
  return (
    <>
      <Checkbox
        isChecked={consent.isGiven}
        onChange={consent.set}
        isShaking={consent.isShaking}
        label={`${t.agreeTo} ${t.agreement}${t.and}${t.policy}`}
      >
        <Text>{`${t.agreeTo} `}</Text>
        <Pressable className={styles.link} role="link" stopsTap onPress={() => push('agreement')}>
          <Text>{t.agreement}</Text>
        </Pressable>
        <Text>{t.and}</Text>
        <Pressable className={styles.link} role="link" stopsTap onPress={() => push('policy')}>
          <Text>{t.policy}</Text>
        </Pressable>
      </Checkbox>
      {createsAccount && <View className={pageStyles.hint}>{t.ageHint}</View>}
    </>
  );
});
