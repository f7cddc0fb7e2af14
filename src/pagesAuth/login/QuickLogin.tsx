import { View } from '@tarojs/components';
import { useLoad, useUnload } from '@tarojs/taro';
import { when } from 'mobx';
import { useState } from 'react';
import { observer } from 'mobx-react';
import { nativeApp } from '@/bridge/nativeApp';
import { push, replace } from '@/navigation/navigate';
import { useRouteParams } from '@/navigation/useRouteParams';
import { redirectTo, weChatSource } from '@/platform/weChatLogin';
import { user } from '@/stores/user';
import { Button } from '@/ui/Button';
import { PageFrame } from '@/ui/PageFrame';
import { bindPhone, logInByWeChat } from '../api/login';
import { askForConsent } from './askForConsent';
import { AgreementTick } from './components/AgreementTick';
import { loginError } from './components/codeProblem';
import { LoginHero } from './components/LoginHero';
import { OtherWays } from './components/OtherWays';
import { Problem } from './components/Problem';
import { finishLogin } from './finishLogin';
import { loginMessages } from './locale/messages';
import styles from './loginPage.module.scss';
import { loginWays } from './loginWays';
import { rememberedReferer, returnFromLogin } from './returnFromLogin';
import { tickets } from './tickets';
import { changeWay, useWaitingAction } from './waiting';
import { WeChatLoginStore } from './WeChatLogin.store';
import { weChatAuthorisation } from './weChatAuthorisation';

/** Login with one tap: the native app's where the page is inside one, else WeChat's page and back. */
export default observer(function QuickLogin() {
  const { code = '', state = '', ...given } = useRouteParams('login.quick');
  // WeChat's page led out of the app, and brings back nothing but its answer.
  const [referer] = useState(() => (code ? rememberedReferer() : given));
  const [store] = useState(() => new WeChatLoginStore('webPage', user.inviteCode, { logInByWeChat, bindPhone }));
  const t = loginMessages();
  const { consent } = store;

  const logIn = async () => {
    const session = await store.logIn({ code });
    if (session) await finishLogin(session, referer);
    else if (store.bindTicket !== undefined) {
      tickets.bind = { ticket: store.bindTicket };
      replace('login.bindPhone', referer);
    }
  };
  useLoad(() => {
    if (weChatSource === 'miniProgram') {
      changeWay('login.miniApp', referer);
      return;
    }
    void loginWays.load();
    // Back from WeChat: the person agreed before they left.
    if (code && weChatAuthorisation.takeAnswer(state)) {
      consent.set(true);
      void logIn();
    }
  });
  // The token of the native app comes as a message, whenever its login is done.
  const [stopWaiting] = useState(() =>
    nativeApp.isPresent
      ? when(
          () => user.isLoggedIn,
          () => void returnFromLogin(referer)
        )
      : () => undefined
  );
  useUnload(stopWaiting);
  useWaitingAction();

  const { authorizeUrl } = loginWays;
  const isOneTap = nativeApp.isPresent || authorizeUrl !== undefined;
  const goOn = async () => {
    if (!isOneTap) push('login.phone', referer);
    else if (await askForConsent(consent)) {
      if (!nativeApp.askLogin() && authorizeUrl) redirectTo(await weChatAuthorisation.begin(authorizeUrl, referer));
    }
  };
  const byWeChat = authorizeUrl === undefined ? t.byPhoneLong : t.byWeChatLong;
  return (
    <PageFrame nav="none" ground="surface" pageTitle={t.quickTitle}>
      <View className={styles.page}>
        <LoginHero title={t.quickTitle} text={t.quickText} />
        <View className={styles.form}>
          <Button kind="primary" isFull isLoading={store.isLoggingIn} onPress={() => void goOn()}>
            {nativeApp.isPresent ? t.byApp : byWeChat}
          </Button>
          <Problem text={store.error === undefined ? undefined : loginError(store.error)} hint={t.quickHint} />
          {isOneTap && <AgreementTick consent={consent} />}
        </View>
        <View className={styles.rest} />
        <OtherWays than="weChat" referer={referer} />
      </View>
    </PageFrame>
  );
});
