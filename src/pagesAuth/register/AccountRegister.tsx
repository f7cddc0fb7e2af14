import { View } from '@tarojs/components';
import { useLoad, useUnload } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { replace } from '@/navigation/navigate';
import { pageOnTop } from '@/navigation/pageOnTop';
import { useRouteParams } from '@/navigation/useRouteParams';
import { miniProgramCode } from '@/platform/weChatLogin';
import { rememberRegistration } from '@/stores/registration';
import { user } from '@/stores/user';
import { Button } from '@/ui/Button';
import { overlays } from '@/ui/overlays';
import { PageFrame } from '@/ui/PageFrame';
import { TextInput } from '@/ui/TextInput';
import { getInviterName, register, sendCode } from '../api/login';
import { askForConsent } from '../login/askForConsent';
import { AgreementCheckbox } from '../login/components/AgreementCheckbox';
import { AuthHeader } from '../login/components/AuthHeader';
import { CodeField } from '../login/components/CodeField';
import { HelperText } from '../login/components/HelperText';
import { loginErrorMessage } from '../login/components/loginErrorMessage';
import { MobileField } from '../login/components/MobileField';
import { passwordErrorMessage } from '../login/components/passwordErrorMessage';
import { PasswordField } from '../login/components/PasswordField';
import { StrengthBar } from '../login/components/StrengthBar';
import { loginMessages } from '../login/locale/messages';
import { loginMethods } from '../login/loginMethods';
import { rememberedMobile } from '../login/rememberedMobile';
import { returnFromLogin } from '../login/returnFromLogin';
import { sentCodes } from '../login/sentCodes';
import { AccountRegisterStore } from './AccountRegister.store';
import { RegistrationComplete } from './components/RegistrationComplete';
import pageStyles from '../login/loginPage.module.scss';
import styles from './AccountRegister.module.scss';

/** Registers an account with number, code and password, then shows the next steps. */
export default observer(function AccountRegister() {
  const { inviteCode, ...referer } = useRouteParams('register');
  const [store] = useState(() => {
    const api = { sendCode, register, getInviterName, weChatCode: miniProgramCode };
    return new AccountRegisterStore(inviteCode ?? user.inviteCode, api, sentCodes);
  });
  const [isDone, setDone] = useState(false);
  const t = loginMessages();
  const { verification, consent } = store;
  useLoad(() => {
    // A logged-in user who reloads the page has no form to fill in.
    if (user.isLoggedIn) void returnFromLogin(referer);
    else {
      void store.loadInviterName();
      void loginMethods.load();
    }
  });
  useUnload(store.dispose);

  const submit = async () => {
    const isOnTop = pageOnTop();
    if (!store.validate() || !(await askForConsent(consent))) return;
    const session = await store.register();
    if (session) {
      rememberedMobile.remember(verification.mobile.number);
      // The user's entry, even an empty one, overrides the invite code of the launch.
      user.setInviteCode(store.inviteCode);
      rememberRegistration(session.token);
      user.setToken(session.token);
      setDone(true);
    } else if (store.isTaken && isOnTop()) {
      const { confirm } = await overlays.modal({ title: t.takenTitle, text: t.takenText, confirmText: t.toLogIn });
      if (confirm) replace('login.phone', referer);
    }
  };
  if (isDone) return <RegistrationComplete referer={referer} />;
  const problem = store.error === undefined ? undefined : loginErrorMessage(store.error);
  return (
    <PageFrame ground="surface" pageTitle={t.registerTitle}>
      <AuthHeader title={t.registerTitle} text={t.registerText} />
      <View className={pageStyles.form}>
        <MobileField
          mobile={verification.mobile}
          onType={verification.type}
          onConfirm={() => void verification.send()}
        />
        <CodeField verification={verification} onConfirm={verification.validate} />
        <PasswordField
          label={t.makePassword}
          name="password"
          isNew
          value={store.password}
          hint={t.passwordRule}
          problem={passwordErrorMessage(store.passwordProblem)}
          onChange={store.typePassword}
          onBlur={store.touchPassword}
        />
        {store.password !== '' && <StrengthBar strength={store.strength} />}
        <View className={styles.invite}>
          <TextInput
            label={t.inviteCode}
            name="inviteCode"
            placeholder={t.inviteCode}
            value={store.inviteCode}
            maxLength={32}
            onChange={store.typeInviteCode}
          />
        </View>
        <InviterHint name={store.inviterName} />
        <View className={pageStyles.button}>
          <Button
            kind="primary"
            isFull
            isLoading={store.isRegistering}
            isDisabled={verification.mobile.missing > 0}
            onDisabledPress={() => void submit()}
            onPress={() => void submit()}
          >
            {t.register}
          </Button>
        </View>
        <HelperText text={problem} />
        <AgreementCheckbox consent={consent} createsAccount />
      </View>
    </PageFrame>
  );
});

/** Name of the inviter, or a hint that an unknown code does not prevent the registration. */
function InviterHint({ name }: { name: string | null | undefined }) {
  const t = loginMessages();
  if (name) return <View className={`${pageStyles.hint} ${styles.inviter}`}>{t.invitedBy(name)}</View>;
  return <HelperText text={name === null ? t.inviteUnknown : undefined} hint={t.inviteHint} />;
}
