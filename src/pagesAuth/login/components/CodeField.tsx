import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Pressable } from '@/platform/Pressable';
import { Spinner } from '@/ui/Spinner';
import { TextInput } from '@/ui/TextInput';
import { loginMessages } from '../locale/messages';
import type { ProveMobile } from '../ProveMobile';
import { codeProblem } from './codeProblem';
import styles from './CodeField.module.scss';
import { CodePuzzle } from './CodePuzzle';
import { DemoCode } from '../../components/code/DemoCode';
import { Problem } from './Problem';

/** The code to a number on the same page, with the button that has it sent. */
export const CodeField = observer(function CodeField({ prove, onConfirm }: { prove: ProveMobile; onConfirm(): void }) {
  const t = loginMessages();
  const { sending } = prove;
  const problem = prove.isCodeComplainedAbout ? t.codeMissing : codeProblem(sending);
  const again = sending.hasCode ? t.sendAgain : t.send;
  return (
    <>
      <View className={problem ? `${styles.code} ${styles.wrong}` : styles.code}>
        <TextInput
          variant="number"
          keyboard="number"
          label={t.code}
          name="code"
          placeholder={t.code}
          autoComplete="one-time-code"
          value={prove.code}
          isInvalid={Boolean(problem)}
          onChange={prove.enter}
          onConfirm={onConfirm}
        />
        <Pressable
          className={sending.canSend ? styles.send : `${styles.send} ${styles.waiting}`}
          isDisabled={!sending.canSend}
          onPress={() => void prove.send()}
        >
          {sending.isSending ? (
            <Spinner />
          ) : (
            <Text>{sending.secondsLeft > 0 ? t.wait(sending.secondsLeft) : again}</Text>
          )}
        </Pressable>
      </View>
      <Problem text={problem} />
      {sending.canVoice && sending.canSend && (
        <Pressable className={styles.voice} role="link" onPress={() => void prove.send(true)}>
          <Text>{t.voiceCode}</Text>
        </Pressable>
      )}
      {sending.demoCode && <DemoCode code={sending.demoCode} onFill={prove.enter} />}
      <CodePuzzle puzzle={sending.puzzle} />
    </>
  );
});
