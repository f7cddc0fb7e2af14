import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { smsCodeMessages } from '@/components/smsCode/locale/messages';
import { useWhenOnTop } from '@/navigation/useWhenOnTop';
import { Button } from '@/ui/Button';
import { askForConsent } from '../askForConsent';
import type { RequestCodeStore } from '../RequestCode.store';
import { AgreementCheckbox } from './AgreementCheckbox';
import { CodeCaptcha } from './CodeCaptcha';
import { codeErrorMessage } from './loginErrorMessage';
import { MobileField } from './MobileField';
import styles from '../loginPage.module.scss';

interface RequestCodeFormProps {
  store: RequestCodeStore;
  hint: string;
  /** Called after a code was sent to this number; on a page that is covered then, when it is shown again. */
  onSent(mobile: string): void;
}

/** Form with the mobile number, the consent and the button that requests a code. */
export const RequestCodeForm = observer(function RequestCodeForm({ store, hint, onSent }: RequestCodeFormProps) {
  const { mobile, consent, smsCode } = store;
  const whenOnTop = useWhenOnTop();
  const send = async () => {
    if (!mobile.validate() || !(await askForConsent(consent))) return;
    if (await store.send()) whenOnTop(() => onSent(mobile.number));
  };
  return (
    <View className={styles.form}>
      <MobileField
        mobile={mobile}
        onType={store.type}
        onConfirm={() => void send()}
        hint={hint}
        error={codeErrorMessage(smsCode)}
      />
      <View className={styles.button}>
        <Button
          kind="primary"
          isFull
          isLoading={smsCode.isSending}
          isDisabled={mobile.missing > 0}
          onDisabledPress={mobile.validate}
          onPress={() => void send()}
        >
          {smsCodeMessages().getCode}
        </Button>
      </View>
      <AgreementCheckbox consent={consent} createsAccount />
      <CodeCaptcha captcha={smsCode.captcha} />
    </View>
  );
});
