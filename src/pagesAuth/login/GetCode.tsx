import { Text, View } from '@tarojs/components';
import { useLoad, useUnload } from '@tarojs/taro';
import { useState } from 'react';
import { observer } from 'mobx-react';
import { maskMobile } from '@/lib/mobile';
import { errorText } from '@/locale/errorText';
import { back, replace } from '@/navigation/navigate';
import { useRouteParams } from '@/navigation/useRouteParams';
import { user } from '@/stores/user';
import { Button } from '@/ui/Button';
import { CodeInput } from '@/ui/CodeInput';
import { PageFrame } from '@/ui/PageFrame';
import { Spinner } from '@/ui/Spinner';
import { logInByCode, sendCode } from '../api/login';
import { authWords } from '../locale/words';
import styles from './GetCode.module.scss';
import { GetCodeStore } from './GetCode.store';
import { returnFromLogin } from './returnFromLogin';
import { sentCodes } from './sentCodes';

/** The six digits that were sent to a mobile; the sixth logs in. */
export default observer(function GetCode() {
  const { mobile = '', ...referer } = useRouteParams('login.getCode');
  const [store] = useState(
    () => new GetCodeStore({ mobile, inviteCode: user.inviteCode }, { sendCode, logInByCode }, sentCodes)
  );
  const t = authWords();
  useLoad(() => {
    if (store.hasCode) store.startCountdown();
    else replace('login.phone', referer);
  });
  useUnload(store.dispose);

  const logIn = () =>
    void store.logIn().then((session) => {
      if (!session) return undefined;
      user.setToken(session.token);
      return returnFromLogin(referer);
    });
  const fillIn = (code: string) => {
    store.enter(code);
    logIn();
  };

  return (
    <PageFrame ground="surface">
      <View className={styles.content}>
        <View className={styles.title} role="heading" aria-level={1}>
          {t.enterCode}
        </View>
        <View className={styles.text}>{t.sentTo(maskMobile(mobile))}</View>
        <View className={styles.code}>
          <CodeInput
            value={store.code}
            onChange={store.enter}
            onComplete={logIn}
            isInvalid={store.error !== undefined}
            isFocused
          />
        </View>
        <CodeHint store={store} />
        {store.demoCode && <DemoCode code={store.demoCode} onFill={fillIn} />}
        <View className={styles.actions}>
          <Button
            kind="tinted"
            size="medium"
            isLoading={store.isSending}
            isDisabled={!store.canResend}
            onPress={() => void store.resend()}
          >
            {store.secondsLeft > 0 ? t.resendIn(store.secondsLeft) : t.resend}
          </Button>
          <Button size="medium" onPress={() => back()}>
            {t.changeNumber}
          </Button>
        </View>
      </View>
    </PageFrame>
  );
});

function problemText(error: unknown): string {
  const t = authWords();
  const { code, data } = error as { code?: string; data?: { attemptsLeft?: number } };
  if (code === 'SMS_CODE_WRONG' && data?.attemptsLeft !== undefined) return t.wrongCode(data.attemptsLeft);
  return code === 'SMS_CODE_EXPIRED' ? t.expiredCode : errorText(error);
}

/** What became of the code; else what to do when none comes. */
const CodeHint = observer(function CodeHint({ store }: { store: GetCodeStore }) {
  if (store.isLoggingIn) {
    return (
      <View className={styles.hint} role="status">
        <Spinner />
      </View>
    );
  }
  if (store.error === undefined) return <View className={styles.hint}>{authWords().noCode}</View>;
  return (
    <View className={`${styles.hint} ${styles.problem}`} role="alert">
      {problemText(store.error)}
    </View>
  );
});

/** The demo has no messages to send, so it says the code. */
const DemoCode = observer(function DemoCode({ code, onFill }: { code: string; onFill(code: string): void }) {
  const t = authWords();
  return (
    <View className={styles.demo}>
      <Text>{t.demoCode(code)}</Text>
      <Button kind="outline" size="small" onPress={() => onFill(code)}>
        {t.fillIn}
      </Button>
    </View>
  );
});
