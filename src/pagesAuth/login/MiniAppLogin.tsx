import { View } from '@tarojs/components';
import { useLoad, useUnload } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { push } from '@/navigation/navigate';
import { pageOnTop } from '@/navigation/pageOnTop';
import { useRouteParams } from '@/navigation/useRouteParams';
import { miniProgramCode, PhoneNumberButton, weChatSource } from '@/platform/weChatLogin';
import { user } from '@/stores/user';
import { Button } from '@/ui/Button';
import { overlays } from '@/ui/overlays';
import { PageFrame } from '@/ui/PageFrame';
import { bindPhone, logInByWeChat } from '../api/login';
import { askForConsent } from './askForConsent';
import { AgreementCheckbox } from './components/AgreementCheckbox';
import { HelperText } from './components/HelperText';
import { loginErrorMessage } from './components/loginErrorMessage';
import { LoginHero } from './components/LoginHero';
import { OtherMethods } from './components/OtherMethods';
import { PrivacyStep } from './components/PrivacyStep';
import { finishLogin } from './finishLogin';
import { loginMessages } from './locale/messages';
import { loginMethods } from './loginMethods';
import { loginTokens } from './loginTokens';
import { switchMethod, usePendingAction } from './pendingAction';
import { PrivacyGuideStore } from './PrivacyGuide.store';
import { WeChatLoginStore } from './WeChatLogin.store';
import pageStyles from './loginPage.module.scss';
import styles from './MiniAppLogin.module.scss';

/**
 * Mini-program login. Identifies the user first, which is free and needs no permission; asks only new users for the
 * number and offers an SMS code to those who do not want to share it.
 */
export default observer(function MiniAppLogin() {
  const referer = useRouteParams('login.miniApp');
  const [store] = useState(() => new WeChatLoginStore('miniProgram', user.inviteCode, { logInByWeChat, bindPhone }));
  const [privacy] = useState(() => new PrivacyGuideStore());
  const t = loginMessages();
  useLoad(() => {
    if (weChatSource !== 'miniProgram') {
      switchMethod('login.quick', referer);
      return;
    }
    void loginMethods.load();
    void privacy.load();
  });
  useUnload(privacy.dispose);
  usePendingAction();

  const logIn = async (phoneCode?: string) => {
    const isOnTop = pageOnTop();
    try {
      const code = (await miniProgramCode()) ?? '';
      const session = await store.logIn({ code, ...(phoneCode !== undefined && { phoneCode }) });
      if (session) await finishLogin(session, referer);
      else if (store.conflictMobile !== undefined && isOnTop()) await resolveConflict(store.conflictMobile);
    } catch (error) {
      store.setError(error);
    }
  };
  const resolveConflict = async (mobile: string) => {
    const isOnTop = pageOnTop();
    const { confirm } = await overlays.modal({
      title: t.conflictTitle,
      text: t.conflictText(mobile),
      confirmText: t.merge,
      cancelText: t.otherNumber
    });
    if (!confirm) {
      if (isOnTop()) switchToSms();
      return;
    }
    const session = await store.merge();
    if (session) await finishLogin(session, referer);
  };
  const switchToSms = () => {
    if (store.bindTicket === undefined) push('login.phone', referer);
    else {
      loginTokens.bind = { ticket: store.bindTicket };
      push('login.bindPhone', referer);
    }
  };
  const start = async () => {
    if (await askForConsent(store.consent)) await logIn();
  };

  const needsNumber = store.bindTicket !== undefined;
  return (
    <PageFrame nav="none" ground="surface" pageTitle={needsNumber ? t.numberTitle : t.quickTitle}>
      <View className={pageStyles.page}>
        <LoginHero title={needsNumber ? t.numberTitle : t.quickTitle} text={needsNumber ? t.numberText : t.quickText} />
        <View className={pageStyles.form}>
          {!needsNumber && (
            <>
              <Button kind="primary" isFull isLoading={store.isLoggingIn} onPress={() => void start()}>
                {t.byWeChatLong}
              </Button>
              <WeChatHelperText store={store} hint={t.quickHint} />
              <AgreementCheckbox consent={store.consent} createsAccount />
            </>
          )}
          {needsNumber && privacy.isNeeded && <PrivacyStep privacy={privacy} onOtherMethod={switchToSms} />}
          {needsNumber && !privacy.isNeeded && (
            <>
              <PhoneNumberButton
                className={styles.primary}
                onAnswer={(phoneCode) => (phoneCode === undefined ? switchToSms() : void logIn(phoneCode))}
              >
                {t.showNumber}
              </PhoneNumberButton>
              <WeChatHelperText store={store} hint={t.showNumberHint} />
              <Button isFull onPress={switchToSms}>
                {t.bySms}
              </Button>
            </>
          )}
        </View>
        <View className={pageStyles.rest} />
        <OtherMethods current="weChat" referer={referer} />
      </View>
    </PageFrame>
  );
});

/** Shows why the WeChat login failed, otherwise what it is used for. */
const WeChatHelperText = observer(function WeChatHelperText({
  store,
  hint
}: {
  store: WeChatLoginStore;
  hint: string;
}) {
  return <HelperText text={store.error === undefined ? undefined : loginErrorMessage(store.error)} hint={hint} />;
});
