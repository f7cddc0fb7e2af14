import { View } from '@tarojs/components';
import { useLoad, useUnload } from '@tarojs/taro';
import { when } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { nativeApp } from '@/bridge/nativeApp';
import { askNativeApp } from '@/navigation/loginGate';
import { push, replace } from '@/navigation/navigate';
import { useRouteParams } from '@/navigation/useRouteParams';
import { useWhenOnTop } from '@/navigation/useWhenOnTop';
import { redirectTo, weChatSource } from '@/platform/weChatLogin';
import { user } from '@/stores/user';
import { Button } from '@/ui/Button';
import { PageFrame } from '@/ui/PageFrame';
import { bindPhone, logInByWeChat } from '../api/login';
import { askForConsent } from './askForConsent';
import { AgreementCheckbox } from './components/AgreementCheckbox';
import { HelperText } from './components/HelperText';
import { loginErrorMessage } from './components/loginErrorMessage';
import { LoginHero } from './components/LoginHero';
import { OtherMethods } from './components/OtherMethods';
import { finishLogin } from './finishLogin';
import { loginMessages } from './locale/messages';
import { loginMethods } from './loginMethods';
import { loginTokens } from './loginTokens';
import { switchMethod, usePendingAction } from './pendingAction';
import { rememberedReferer, returnFromLogin } from './returnFromLogin';
import { weChatAuthorisation } from './weChatAuthorisation';
import { WeChatLoginStore } from './WeChatLogin.store';
import styles from './loginPage.module.scss';

/** One-tap login: by the native app inside its web view, otherwise by a redirect to WeChat. */
export default observer(function QuickLogin() {
  const { code = '', state = '', ...routeReferer } = useRouteParams('login.quick');
  // The WeChat redirect leaves the app and returns only code and state.
  const [referer] = useState(() => (code ? rememberedReferer() : routeReferer));
  const [store] = useState(() => new WeChatLoginStore('webPage', user.inviteCode, { logInByWeChat, bindPhone }));
  const t = loginMessages();
  const { consent } = store;

  const whenOnTop = useWhenOnTop();
  const logIn = async () => {
    const session = await store.logIn({ code });
    const { bindTicket } = store;
    if (session) await finishLogin(session, referer);
    else if (bindTicket !== undefined) {
      whenOnTop(() => {
        loginTokens.bind = { ticket: bindTicket };
        replace('login.bindPhone', referer);
      });
    }
  };
  useLoad(() => {
    if (weChatSource === 'miniProgram') {
      switchMethod('login.miniApp', referer);
      return;
    }
    void loginMethods.load();
    // After the redirect from WeChat; the user accepted the agreement before leaving.
    if (code && weChatAuthorisation.consumeState(state)) {
      consent.set(true);
      void logIn();
    }
  });
  // The native app sends its token as a message after its login.
  const [stopWaiting] = useState(() =>
    when(
      () => nativeApp.isConnected && user.isLoggedIn,
      () => void returnFromLogin(referer)
    )
  );
  useUnload(stopWaiting);
  usePendingAction();

  const { authorizeUrl } = loginMethods;
  const isOneTap = nativeApp.isConnected || authorizeUrl !== undefined;
  const goOn = async () => {
    if (!isOneTap) push('login.phone', referer);
    else if (await askForConsent(consent)) {
      if (nativeApp.isConnected) {
        if (!(await askNativeApp())) push('login.phone', referer);
      } else if (authorizeUrl) redirectTo(await weChatAuthorisation.begin(authorizeUrl, referer));
    }
  };
  const byWeChat = authorizeUrl === undefined ? t.byPhoneLong : t.byWeChatLong;
  return (
    <PageFrame nav="none" ground="surface" pageTitle={t.quickTitle}>
      <View className={styles.page}>
        <LoginHero title={t.quickTitle} text={t.quickText} />
        <View className={styles.form}>
          <Button kind="primary" isFull isLoading={store.isLoggingIn} onPress={() => void goOn()}>
            {nativeApp.isConnected ? t.byApp : byWeChat}
          </Button>
          <HelperText
            text={store.error === undefined ? undefined : loginErrorMessage(store.error)}
            hint={t.quickHint}
          />
          {isOneTap && <AgreementCheckbox consent={consent} createsAccount />}
        </View>
        <View className={styles.rest} />
        <OtherMethods current="weChat" referer={referer} />
      </View>
    </PageFrame>
  );
});
