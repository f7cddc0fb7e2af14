import { Text } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { DemoCode } from '@/components/smsCode/DemoCode';
import { Pressable } from '@/platform/pressable';
import { Spinner } from '@/ui/Spinner';
import { TextInput } from '@/ui/TextInput';
import type { CodeVerificationStore } from '../CodeVerification.store';
import { loginMessages } from '../locale/messages';
import { CodeCaptcha } from './CodeCaptcha';
import { HelpedField } from './HelpedField';
import { codeErrorMessage } from './loginErrorMessage';
import styles from './CodeField.module.scss';

/** Code input on the same page as the mobile number, with the button that sends the code. */
export const CodeField = observer(function CodeField({
  verification,
  onConfirm
}: {
  verification: CodeVerificationStore;
  onConfirm(): void;
}) {
  const t = loginMessages();
  const { smsCode } = verification;
  const problem = verification.isCodeErrorShown ? t.codeMissing : codeErrorMessage(smsCode);
  const sendText = smsCode.hasCode ? t.sendAgain : t.send;
  return (
    <>
      <HelpedField className={problem ? `${styles.code} ${styles.wrong}` : styles.code} problem={problem}>
        <TextInput
          variant="number"
          keyboard="number"
          label={t.code}
          name="code"
          placeholder={t.code}
          autoComplete="one-time-code"
          value={verification.code}
          isInvalid={Boolean(problem)}
          onChange={verification.enter}
          onConfirm={onConfirm}
        />
        <Pressable
          className={smsCode.canSend ? styles.send : `${styles.send} ${styles.waiting}`}
          isDisabled={!smsCode.canSend}
          onPress={() => void verification.send()}
        >
          {smsCode.isSending ? (
            <Spinner />
          ) : (
            <Text>{smsCode.secondsLeft > 0 ? t.wait(smsCode.secondsLeft) : sendText}</Text>
          )}
        </Pressable>
      </HelpedField>
      {smsCode.canRequestCall && smsCode.canSend && (
        <Pressable className={styles.voice} role="link" onPress={() => void verification.send(true)}>
          <Text>{t.voiceCode}</Text>
        </Pressable>
      )}
      {smsCode.demoCode && <DemoCode code={smsCode.demoCode} onFill={verification.enter} />}
      <CodeCaptcha captcha={smsCode.captcha} />
    </>
  );
});
