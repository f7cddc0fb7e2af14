import { View } from '@tarojs/components';
import { useUnload } from '@tarojs/taro';
import { useState } from 'react';
import { observer } from 'mobx-react';
import { push, replace } from '@/navigation/navigate';
import { useRouteParams } from '@/navigation/useRouteParams';
import { Button } from '@/ui/Button';
import { feedback } from '@/ui/feedback';
import { PageFrame } from '@/ui/PageFrame';
import { checkResetCode, sendCode } from '../api/login';
import { AuthHead } from './components/AuthHead';
import { CodeField } from './components/CodeField';
import { MobileField } from './components/MobileField';
import { loginWords } from './locale/words';
import styles from './loginPage.module.scss';
import { RetrievePasswordStore } from './RetrievePassword.store';
import { sentCodes } from './sentCodes';
import { tickets } from './tickets';

/** Proves the number of somebody who forgot their password; the new one comes on the next page. */
export default observer(function RetrievePassword() {
  const referer = useRouteParams('login.retrievePassword');
  const [store] = useState(() => new RetrievePasswordStore({ sendCode, checkResetCode }, sentCodes));
  const t = loginWords();
  const { prove } = store;
  useUnload(() => prove.sending.dispose());

  const check = async () => {
    const ticket = await store.check();
    if (ticket !== undefined) {
      tickets.reset = { ticket, mobile: prove.mobile.digits };
      replace('login.resetPassword', referer);
    } else if (store.isUnknown) {
      const { confirm } = await feedback.modal({
        title: t.unknownTitle,
        text: t.unknownText,
        confirmText: t.toRegister
      });
      if (confirm) push('register', referer);
    }
  };
  return (
    <PageFrame ground="surface">
      <AuthHead title={t.retrieveTitle} text={t.retrieveText} />
      <View className={styles.form}>
        <MobileField mobile={prove.mobile} onType={prove.type} onConfirm={() => void prove.send()} />
        <CodeField prove={prove} onConfirm={() => void check()} />
        <View className={styles.button}>
          <Button kind="primary" isFull isLoading={store.isChecking} onPress={() => void check()}>
            {t.next}
          </Button>
        </View>
      </View>
    </PageFrame>
  );
});
