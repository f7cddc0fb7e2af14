import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { DemoCode } from '@/components/smsCode/DemoCode';
import { smsCodeMessages } from '@/components/smsCode/locale/messages';
import { maskMobile } from '@/lib/mobile';
import { back } from '@/navigation/navigate';
import { Pressable } from '@/platform/pressable';
import { Button } from '@/ui/Button';
import { CodeInput } from '@/ui/CodeInput';
import { FieldErrorId } from '@/ui/fieldError';
import { PageFrame } from '@/ui/PageFrame';
import { Spinner } from '@/ui/Spinner';
import { authMessages } from '../../locale/messages';
import type { EnterCodeStore } from '../EnterCode.store';
import { loginMessages } from '../locale/messages';
import { AuthHeader } from './AuthHeader';
import { CodeCaptcha } from './CodeCaptcha';
import { codeErrorMessage } from './loginErrorMessage';
import styles from './CodePage.module.scss';

interface Props<T> {
  store: EnterCodeStore<T>;
  /** Mobile number or e-mail address that gets the code. */
  mobile: string;
  onSubmit(): void;
}

/** Page for the six-digit code sent to a mobile number or an e-mail address. Entering the sixth digit submits. */
export const CodePage = observer(function CodePage<T>({ store, mobile, onSubmit }: Props<T>) {
  const t = authMessages();
  const l = loginMessages();
  const { resend, resendIn } = smsCodeMessages();
  const isByEmail = mobile.includes('@');
  const address = maskMobile(mobile);
  const { smsCode } = store;
  const errorId = useId();
  const fillIn = (code: string) => {
    store.enter(code);
    onSubmit();
  };
  return (
    <PageFrame ground="surface" pageTitle={t.enterCode}>
      <AuthHeader title={t.enterCode} text={isByEmail ? l.mailSentTo(address) : t.sentTo(address)} />
      <View className={styles.content}>
        <FieldErrorId.Provider value={smsCode.error === undefined ? undefined : errorId}>
          <CodeInput
            value={store.code}
            onChange={store.enter}
            onComplete={onSubmit}
            isInvalid={smsCode.error !== undefined}
            isFocused
          />
        </FieldErrorId.Provider>
        <CodeHint store={store} errorId={errorId} help={isByEmail ? l.noMail : t.noCode} />
        {smsCode.demoCode && <DemoCode code={smsCode.demoCode} onFill={fillIn} />}
        <View className={styles.actions}>
          <Button
            kind="tinted"
            size="medium"
            isLoading={smsCode.isSending}
            isDisabled={!smsCode.canSend}
            onPress={() => void store.resend()}
          >
            {smsCode.secondsLeft > 0 ? resendIn(smsCode.secondsLeft) : resend}
          </Button>
          <Button size="medium" onPress={() => back()}>
            {isByEmail ? l.changeEmail : t.changeNumber}
          </Button>
        </View>
        {smsCode.canRequestCall && (
          <Pressable
            className={smsCode.canSend ? styles.voice : `${styles.voice} ${styles.waiting}`}
            role="link"
            isDisabled={!smsCode.canSend}
            onPress={() => void store.resend(true)}
          >
            <Text>{l.voiceCode}</Text>
          </Pressable>
        )}
      </View>
      <CodeCaptcha captcha={smsCode.captcha} />
    </PageFrame>
  );
});

/** Error of the code, or else help for a code that does not arrive. */
const CodeHint = observer(function CodeHint<T>({
  store,
  errorId,
  help
}: {
  store: EnterCodeStore<T>;
  errorId: string;
  help: string;
}) {
  if (store.isSubmitting) {
    return (
      <View className={styles.hint} role="status">
        <Spinner />
      </View>
    );
  }
  const problem = codeErrorMessage(store.smsCode);
  if (problem === undefined) return <View className={styles.hint}>{help}</View>;
  return (
    <View id={errorId} className={`${styles.hint} ${styles.problem}`} role="alert">
      {problem}
    </View>
  );
});
