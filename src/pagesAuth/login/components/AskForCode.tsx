import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Button } from '@/ui/Button';
import { authMessages } from '../../locale/messages';
import type { AskForCodeStore } from '../AskForCode.store';
import { askForConsent } from '../askForConsent';
import styles from '../loginPage.module.scss';
import { AgreementTick } from './AgreementTick';
import { CodePuzzle } from './CodePuzzle';
import { codeProblem } from './codeProblem';
import { MobileField } from './MobileField';

interface AskForCodeProps {
  store: AskForCodeStore;
  hint: string;
  /** A code is on its way to this number. */
  onSent(mobile: string): void;
}

/** The number, the agreement, and the button that has a code sent. */
export const AskForCode = observer(function AskForCode({ store, hint, onSent }: AskForCodeProps) {
  const { mobile, consent, sending } = store;
  const send = async () => {
    if (!mobile.check() || !(await askForConsent(consent))) return;
    if (await store.send()) onSent(mobile.digits);
  };
  return (
    <View className={styles.form}>
      <MobileField
        mobile={mobile}
        onType={store.type}
        onConfirm={() => void send()}
        hint={hint}
        error={codeProblem(sending)}
      />
      <View className={styles.button}>
        <Button
          kind="primary"
          isFull
          isLoading={sending.isSending}
          isDisabled={mobile.missing > 0}
          onDisabledPress={mobile.check}
          onPress={() => void send()}
        >
          {authMessages().getCode}
        </Button>
      </View>
      <AgreementTick consent={consent} />
      <CodePuzzle puzzle={sending.puzzle} />
    </View>
  );
});
