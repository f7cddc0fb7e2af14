import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Button } from '@/ui/Button';
import { CodeStep } from '../../components/code/CodeStep';
import { authMessages } from '../../locale/messages';
import type { IdentityProofStore } from '../IdentityProof.store';
import { loginMessages } from '../locale/messages';
import styles from '../loginPage.module.scss';
import type { ResetProof } from '../tickets';
import { CaptchaSheet } from './CaptchaSheet';
import { identityError } from './identityError';
import { LineField } from './LineField';

/** Name and number of a verified person, and the code that goes to their number. */
export const RetrieveByIdentity = observer(function RetrieveByIdentity(props: {
  store: IdentityProofStore;
  onProven(proof: ResetProof): void;
  onOtherWay(): void;
}) {
  const { store, onProven, onOtherWay } = props;
  const t = loginMessages();
  const { values, code, numberProblem } = store;

  const goOn = (ticket: string | undefined) => {
    if (ticket !== undefined) onProven({ ticket, shown: store.mobile });
  };
  const check = () => {
    if (store.isComplete) void store.check().then(goOn);
    else store.complain();
  };
  return (
    <View className={styles.form}>
      <LineField
        label={t.realName}
        name="realName"
        autoComplete="name"
        maxLength={20}
        value={values.realName}
        problem={store.isNameWrong ? t.realNameWrong : undefined}
        onChange={(text) => store.type('realName', text)}
        onBlur={() => store.touch('realName')}
      />
      <LineField
        label={t.idNumber}
        name="idNumber"
        // With the blanks of a pasted number.
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
        onCannotSend={store.complain}
        onComplete={check}
        explain={identityError}
      />
      <View className={styles.button}>
        <Button
          kind="primary"
          isFull
          isLoading={store.isChecking}
          isDisabled={!code.isComplete}
          onDisabledPress={store.complain}
          onPress={check}
        >
          {t.next}
        </Button>
      </View>
      <CaptchaSheet
        isOpen={store.needsCaptcha}
        onClose={store.closeCaptcha}
        onSolved={(captchaId) => void store.solve(captchaId).then(goOn)}
        onOtherWay={() => {
          store.closeCaptcha();
          onOtherWay();
        }}
      />
    </View>
  );
});
