import { Text } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { push } from '@/navigation/navigate';
import { Pressable } from '@/platform/pressable';
import { Checkbox } from '@/ui/Checkbox';
import { preloadDialogs } from '@/ui/preloadDialogs';
import { authMessages } from '../../locale/messages';
import type { LoginConsentStore } from '../LoginConsent.store';
import styles from './AgreementCheckbox.module.scss';

/** Checkbox for the consent to user agreement and privacy policy, with links to both. */
export const AgreementCheckbox = observer(function AgreementCheckbox({ consent }: { consent: LoginConsentStore }) {
  const t = authMessages();
  // The consent dialog opens when the box is not ticked.
  useEffect(() => void preloadDialogs(), []);
  return (
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
  );
});
