import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { fieldId } from '@/components/form/formField';
import { push } from '@/navigation/navigate';
import { Pressable } from '@/platform/pressable';
import { Checkbox } from '@/ui/Checkbox';
import { registrationMessages } from '../locale/messages';
import type { RegistrationStore } from '../Registration.store';
import styles from './RegistrationForm.module.scss';

/** Consent to the rules and to the use of the data, never given for the visitor. */
export const ConsentField = observer(function ConsentField(props: { store: RegistrationStore; onRules(): void }) {
  const { store, onRules } = props;
  const t = registrationMessages();
  return (
    <View id={fieldId('agrees')} className={styles.consent}>
      <Checkbox isChecked={store.agrees} onChange={store.setAgrees} isShaking={store.isConsentMissing} label={t.agree}>
        {t.agree}
      </Checkbox>
      <View className={styles.links}>
        <Pressable className={styles.link} role="link" onPress={onRules}>
          <Text>{t.rulesLink}</Text>
        </Pressable>
        <Pressable className={styles.link} role="link" onPress={() => push('policy')}>
          <Text>{t.policyLink}</Text>
        </Pressable>
      </View>
    </View>
  );
});
