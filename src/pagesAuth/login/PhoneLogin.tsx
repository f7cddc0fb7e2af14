import { View } from '@tarojs/components';
import { useLoad, useUnload } from '@tarojs/taro';
import { useState } from 'react';
import { observer } from 'mobx-react';
import { forgetResume } from '@/navigation/loginGate';
import { push } from '@/navigation/navigate';
import { useRouteParams } from '@/navigation/useRouteParams';
import { user } from '@/stores/user';
import { Button } from '@/ui/Button';
import { PageFrame } from '@/ui/PageFrame';
import { sendCode } from '../api/login';
import { authWords } from '../locale/words';
import { askForConsent } from './askForConsent';
import { AskForCodeStore } from './AskForCode.store';
import { AgreementTick } from './components/AgreementTick';
import { codeProblem } from './components/codeProblem';
import { LoginHero } from './components/LoginHero';
import { MobileField } from './components/MobileField';
import { OtherWays } from './components/OtherWays';
import styles from './loginPage.module.scss';
import { loginWays } from './loginWays';
import { sentCodes } from './sentCodes';

/** Login by mobile: the number, the agreement, then the code on the next page. */
export default observer(function PhoneLogin() {
  const referer = useRouteParams('login.phone');
  const [store] = useState(() => new AskForCodeStore('login', { sendCode }, sentCodes));
  const t = authWords();
  const { mobile, consent, sending } = store;
  useLoad(() => void loginWays.load());
  useUnload(() => {
    sending.dispose();
    if (!user.isLoggedIn) forgetResume();
  });

  const send = async () => {
    if (!mobile.check() || !(await askForConsent(consent))) return;
    if (await store.send()) push('login.getCode', { ...referer, mobile: mobile.digits });
  };

  return (
    <PageFrame nav="none" ground="surface">
      <View className={styles.page}>
        <LoginHero title={t.loginTitle} text={t.loginText} />
        <View className={styles.form}>
          <MobileField
            mobile={mobile}
            onType={store.type}
            onConfirm={() => void send()}
            hint={t.autoCreate}
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
              {t.getCode}
            </Button>
          </View>
          <AgreementTick consent={consent} />
        </View>
        <View className={styles.rest} />
        <OtherWays than="phone" referer={referer} />
      </View>
    </PageFrame>
  );
});
