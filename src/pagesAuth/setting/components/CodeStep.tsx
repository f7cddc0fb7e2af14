import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { errorText } from '@/locale/errorText';
import { Button } from '@/ui/Button';
import { CodeInput } from '@/ui/CodeInput';
import type { CodeRequestStore } from '../CodeRequest.store';
import { settingWords } from '../locale/words';
import styles from './CodeStep.module.scss';

export interface CodeStepProps {
  store: CodeRequestStore;
  /** Where the code goes. */
  hint?: string;
  /** False while there is nowhere to send it to. */
  canSend?: boolean;
  onCannotSend?(): void;
  onComplete?(): void;
}

function problemText(error: unknown): string {
  const t = settingWords();
  const { code, data } = error as { code?: string; data?: { attemptsLeft?: number } };
  if (code === 'SMS_CODE_WRONG' && data?.attemptsLeft !== undefined) return t.wrongCode(data.attemptsLeft);
  return code === 'SMS_CODE_EXPIRED' ? t.expiredCode : errorText(error);
}

/** A one-time code: asked for, typed, asked for again. */
export const CodeStep = observer(function CodeStep(props: CodeStepProps) {
  const { store, hint, canSend = true, onCannotSend, onComplete } = props;
  const t = settingWords();
  const resendText = store.isSent ? t.resend : t.getCode;
  const isWaiting = store.secondsLeft > 0;
  return (
    <View className={styles.step}>
      {store.isSent && (
        <CodeInput
          value={store.code}
          onChange={store.enter}
          onComplete={onComplete}
          isInvalid={store.error !== undefined}
          isFocused
        />
      )}
      {store.error === undefined ? (
        hint && <View className={styles.hint}>{hint}</View>
      ) : (
        <View className={`${styles.hint} ${styles.problem}`} role="alert">
          {problemText(store.error)}
        </View>
      )}
      <View className={styles.actions}>
        <Button
          kind="tinted"
          size="medium"
          isLoading={store.isSending}
          isDisabled={isWaiting || !canSend}
          onDisabledPress={canSend ? undefined : onCannotSend}
          onPress={() => void store.send()}
        >
          {isWaiting ? t.resendIn(store.secondsLeft) : resendText}
        </Button>
        {store.demoCode !== undefined && <DemoCode code={store.demoCode} store={store} onComplete={onComplete} />}
      </View>
    </View>
  );
});

interface DemoCodeProps {
  code: string;
  store: CodeRequestStore;
  onComplete?(): void;
}

/** The demo has no messages to send, so it says the code. */
function DemoCode({ code, store, onComplete }: DemoCodeProps) {
  const t = settingWords();
  const fillIn = () => {
    store.enter(code);
    onComplete?.();
  };
  return (
    <>
      <View className={styles.hint}>{t.demoCode(code)}</View>
      <Button kind="outline" size="small" onPress={fillIn}>
        {t.fillIn}
      </Button>
    </>
  );
}
