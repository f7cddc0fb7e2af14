import { View } from '@tarojs/components';
import { useLoad, useUnload } from '@tarojs/taro';
import { useState } from 'react';
import { observer } from 'mobx-react';
import { push, replace } from '@/navigation/navigate';
import { useRouteParams } from '@/navigation/useRouteParams';
import { Button } from '@/ui/Button';
import { PageFrame } from '@/ui/PageFrame';
import { sendCode } from '../api/login';
import { authWords } from '../locale/words';
import { askForConsent } from './askForConsent';
import { AskForCodeStore } from './AskForCode.store';
import { AgreementTick } from './components/AgreementTick';
import { AuthHead } from './components/AuthHead';
import { codeProblem } from './components/codeProblem';
import { MobileField } from './components/MobileField';
import { loginWords } from './locale/words';
import styles from './loginPage.module.scss';
import { sentCodes } from './sentCodes';
import { tickets } from './tickets';

/** The number of somebody whom WeChat knows and we do not: without one there is no account. */
export default observer(function BindPhone() {
  const referer = useRouteParams('login.bindPhone');
  const [store] = useState(() => new AskForCodeStore('bind', { sendCode }, sentCodes));
  const t = loginWords();
  const { mobile, consent, sending } = store;
  useLoad(() => {
    if (!tickets.bind) replace('login.quick', referer);
  });
  useUnload(() => sending.dispose());

  const send = async () => {
    if (!mobile.check() || !(await askForConsent(consent))) return;
    if (await store.send()) push('login.bindPhoneCode', { ...referer, mobile: mobile.digits });
  };
  return (
    <PageFrame ground="surface">
      <AuthHead title={t.bindTitle} text={t.bindText} />
      <View className={styles.form}>
        <MobileField
          mobile={mobile}
          onType={store.type}
          onConfirm={() => void send()}
          hint={t.bindHint}
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
            {authWords().getCode}
          </Button>
        </View>
        <AgreementTick consent={consent} />
      </View>
    </PageFrame>
  );
});
