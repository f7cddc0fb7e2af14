import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { CodeStep } from '@/components/smsCode/CodeStep';
import { apiErrorOf } from '@/lib/ApiError';
import { errorText } from '@/locale/errorText';
import { useWhenOnTop } from '@/navigation/useWhenOnTop';
import { Button } from '@/ui/Button';
import { authMessages } from '../../locale/messages';
import type { IdentityVerificationStore } from '../IdentityVerification.store';
import { loginMessages } from '../locale/messages';
import type { PasswordResetToken } from '../loginTokens';
import { CaptchaSheet } from './CaptchaSheet';
import { LoginTextField } from './LoginTextField';
import styles from '../loginPage.module.scss';

/** Password recovery by name and ID number of a verified user, plus a code sent to their mobile. */
export const RetrieveByIdentity = observer(function RetrieveByIdentity(props: {
  store: IdentityVerificationStore;
  onVerified(proof: PasswordResetToken): void;
  onOtherMethod(): void;
}) {
  const { store, onVerified, onOtherMethod } = props;
  const t = loginMessages();
  const { values, code, numberProblem } = store;
  const whenOnTop = useWhenOnTop();

  const goOnAfter = async (step: Promise<string | undefined>) => {
    const ticket = await step;
    if (ticket !== undefined) whenOnTop(() => onVerified({ ticket, maskedMobile: store.mobile }));
  };
  const verify = () => {
    if (store.isComplete) void goOnAfter(store.verify());
    else store.touchAll();
  };
  return (
    <View className={styles.form}>
      <LoginTextField
        label={t.realName}
        name="realName"
        autoComplete="name"
        maxLength={20}
        value={values.realName}
        problem={store.hasNameError ? t.realNameWrong : undefined}
        onChange={(text) => store.type('realName', text)}
        onBlur={() => store.touch('realName')}
      />
      <LoginTextField
        label={t.idNumber}
        name="idNumber"
        // Includes the spaces of a pasted ID number.
        maxLength={24}
        value={values.idNumber}
        hint={t.identityHint}
        problem={numberProblem && t.idNumberProblems[numberProblem]}
        onChange={(text) => store.type('idNumber', text)}
        onBlur={() => store.touch('idNumber')}
      />
      <CodeStep
        store={code}
        hint={store.mobile === '' ? t.identityCodeHint : authMessages().sentTo(store.mobile)}
        canSend={store.isComplete}
        onCannotSend={store.touchAll}
        onComplete={verify}
        errorMessageFor={identityErrorMessage}
      />
      <View className={styles.button}>
        <Button
          kind="primary"
          isFull
          isLoading={store.isChecking}
          isDisabled={!code.isComplete}
          onDisabledPress={store.touchAll}
          onPress={verify}
        >
          {t.next}
        </Button>
      </View>
      <CaptchaSheet
        isOpen={store.needsCaptcha}
        onClose={store.closeCaptcha}
        onSolved={(captchaId) => void goOnAfter(store.solve(captchaId))}
        onOtherMethod={() => {
          store.closeCaptcha();
          onOtherMethod();
        }}
      />
    </View>
  );
});

/** Returns why name and ID number were rejected, without revealing which of them is wrong. */
function identityErrorMessage(error: unknown): string {
  const t = loginMessages();
  const { code, data } = apiErrorOf(error);
  if (code !== 'NOT_FOUND') return errorText(error);
  return data?.attemptsLeft ? t.identityWrong(data.attemptsLeft) : t.identityWrongWait(data?.retryAfterSec ?? 60);
}
