import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { apiErrorOf } from '@/lib/ApiError';
import { errorText } from '@/locale/errorText';
import { Button } from '@/ui/Button';
import { CodeInput } from '@/ui/CodeInput';
import { FieldErrorId } from '@/ui/fieldError';
import type { CodeRequestStore } from './CodeRequest.store';
import { DemoCode } from './DemoCode';
import { smsCodeMessages } from './locale/messages';
import styles from './CodeStep.module.scss';

export interface CodeStepProps {
  store: CodeRequestStore;
  /** Recipient of the code. */
  hint?: string;
  /** False while there is no recipient. */
  canSend?: boolean;
  onCannotSend?(): void;
  onComplete?(): void;
  /** Returns the message for an error that is not about the code. */
  errorMessageFor?(error: unknown): string;
}

function codeErrorMessage(error: unknown, errorMessageFor: (error: unknown) => string): string {
  const t = smsCodeMessages();
  const { code, data } = apiErrorOf(error);
  if (code === 'SMS_CODE_WRONG' && data?.attemptsLeft !== undefined) return t.wrongCode(data.attemptsLeft);
  return code === 'SMS_CODE_EXPIRED' ? t.expiredCode : errorMessageFor(error);
}

/** Step that requests, enters and re-requests a one-time code. */
export const CodeStep = observer(function CodeStep(props: CodeStepProps) {
  const { store, hint, canSend = true, onCannotSend, onComplete, errorMessageFor = errorText } = props;
  const t = smsCodeMessages();
  const resendText = store.isSent ? t.resend : t.getCode;
  const errorId = useId();
  const isWaiting = store.secondsLeft > 0;
  const fillIn = (code: string) => {
    store.enter(code);
    onComplete?.();
  };
  return (
    <View className={styles.step}>
      {store.isSent && (
        <FieldErrorId.Provider value={store.error === undefined ? undefined : errorId}>
          <CodeInput
            value={store.code}
            onChange={store.enter}
            onComplete={onComplete}
            isInvalid={store.error !== undefined}
            isFocused
          />
        </FieldErrorId.Provider>
      )}
      {store.error === undefined ? (
        hint && <View className={styles.hint}>{hint}</View>
      ) : (
        <View id={errorId} className={`${styles.hint} ${styles.problem}`} role="alert">
          {codeErrorMessage(store.error, errorMessageFor)}
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
      </View>
      {store.demoCode !== undefined && <DemoCode code={store.demoCode} onFill={fillIn} />}
    </View>
  );
});
