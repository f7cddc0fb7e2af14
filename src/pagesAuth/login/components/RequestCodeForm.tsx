import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { smsCodeMessages } from '@/components/smsCode/locale/messages';
import { useWhenOnTop } from '@/navigation/useWhenOnTop';
import { Button } from '@/ui/Button';
import { askForConsent } from '../askForConsent';
import { loginMessages } from '../locale/messages';
import { loginMethods } from '../loginMethods';
import type { RequestCodeStore } from '../RequestCode.store';
import { AgreementCheckbox } from './AgreementCheckbox';
import { CodeCaptcha } from './CodeCaptcha';
import { EmailField } from './EmailField';
import { codeErrorMessage } from './loginErrorMessage';
import { MobileField } from './MobileField';
import styles from '../loginPage.module.scss';

interface RequestCodeFormProps {
  store: RequestCodeStore;
  hint: string;
  /** Whether a code may go to an e-mail address, where the server sends mails. */
  offersEmail?: boolean;
  /** Called after a code was sent to this number; on a page that is covered then, when it is shown again. */
  onSent(mobile: string): void;
}

/** Form with the mobile number or e-mail address, the consent and the button that requests a code. */
export const RequestCodeForm = observer(function RequestCodeForm({
  store,
  hint,
  offersEmail = false,
  onSent
}: RequestCodeFormProps) {
  const { mobile, consent, smsCode } = store;
  const isByEmail = store.method === 'email';
  const whenOnTop = useWhenOnTop();
  const send = async () => {
    if (!store.validate() || !(await askForConsent(consent))) return;
    if (await store.send()) whenOnTop(() => onSent(store.address));
  };
  return (
    <View className={styles.form}>
      {isByEmail ? (
        <EmailField
          email={store.email}
          onType={store.type}
          onConfirm={() => void send()}
          error={codeErrorMessage(smsCode)}
        />
      ) : (
        <MobileField
          mobile={mobile}
          onType={store.type}
          onConfirm={() => void send()}
          hint={hint}
          error={codeErrorMessage(smsCode)}
        />
      )}
      <View className={styles.button}>
        <Button
          kind="primary"
          isFull
          isLoading={smsCode.isSending}
          isDisabled={isByEmail ? !store.email.isValid : mobile.missing > 0}
          onDisabledPress={store.validate}
          onPress={() => void send()}
        >
          {smsCodeMessages().getCode}
        </Button>
      </View>
      {offersEmail && loginMethods.hasEmail && (
        <View className={styles.button}>
          <Button isFull onPress={() => store.setMethod(isByEmail ? 'mobile' : 'email')}>
            {isByEmail ? loginMessages().byMobile : loginMessages().byEmail}
          </Button>
        </View>
      )}
      <AgreementCheckbox consent={consent} createsAccount />
      <CodeCaptcha captcha={smsCode.captcha} />
    </View>
  );
});
