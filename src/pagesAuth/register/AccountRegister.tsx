import { View } from '@tarojs/components';
import { useLoad, useUnload } from '@tarojs/taro';
import { useState } from 'react';
import { observer } from 'mobx-react';
import { replace } from '@/navigation/navigate';
import { useRouteParams } from '@/navigation/useRouteParams';
import { miniProgramCode } from '@/platform/weChatLogin';
import { user } from '@/stores/user';
import { Button } from '@/ui/Button';
import { overlays } from '@/ui/overlays';
import { PageFrame } from '@/ui/PageFrame';
import { TextInput } from '@/ui/TextInput';
import { getInviterName, register, sendCode } from '../api/login';
import { askForConsent } from '../login/askForConsent';
import { AgreementTick } from '../login/components/AgreementTick';
import { AuthHead } from '../login/components/AuthHead';
import { CodeField } from '../login/components/CodeField';
import { loginError } from '../login/components/codeProblem';
import { MobileField } from '../login/components/MobileField';
import { PasswordField } from '../login/components/PasswordField';
import { passwordSentence } from '../login/components/passwordSentence';
import { Problem } from '../login/components/Problem';
import { StrengthBar } from '../login/components/StrengthBar';
import { loginMessages } from '../login/locale/messages';
import pageStyles from '../login/loginPage.module.scss';
import { rememberedMobile } from '../login/rememberedMobile';
import { returnFromLogin } from '../login/returnFromLogin';
import { sentCodes } from '../login/sentCodes';
import styles from './AccountRegister.module.scss';
import { AccountRegisterStore } from './AccountRegister.store';
import { Registered } from './components/Registered';

/** Opens an account with number, code and password; then says what to do with it. */
export default observer(function AccountRegister() {
  const { inviteCode, ...referer } = useRouteParams('register');
  const [store] = useState(() => {
    const api = { sendCode, register, getInviterName, weChatCode: miniProgramCode };
    return new AccountRegisterStore(inviteCode ?? user.inviteCode, api, sentCodes);
  });
  const [isDone, setDone] = useState(false);
  const t = loginMessages();
  const { prove, consent } = store;
  useLoad(() => {
    // Loaded anew after registering, there is nothing left to fill in.
    if (user.isLoggedIn) void returnFromLogin(referer);
    else void store.askName();
  });
  useUnload(store.dispose);

  const submit = async () => {
    if (!store.check() || !(await askForConsent(consent))) return;
    const session = await store.register();
    if (session) {
      rememberedMobile.remember(prove.mobile.digits);
      // The code that came with the launch counts no longer once the person has put another, or none, in its place.
      user.setInviteCode(store.inviteCode);
      user.setToken(session.token);
      setDone(true);
    } else if (store.isTaken) {
      const { confirm } = await overlays.modal({ title: t.takenTitle, text: t.takenText, confirmText: t.toLogIn });
      if (confirm) replace('login.phone', referer);
    }
  };
  if (isDone) return <Registered referer={referer} />;
  const problem = store.error === undefined ? undefined : loginError(store.error);
  return (
    <PageFrame ground="surface" pageTitle={t.registerTitle}>
      <AuthHead title={t.registerTitle} text={t.registerText} />
      <View className={pageStyles.form}>
        <MobileField mobile={prove.mobile} onType={prove.type} onConfirm={() => void prove.send()} />
        <CodeField prove={prove} onConfirm={prove.check} />
        <PasswordField
          label={t.makePassword}
          name="password"
          isNew
          value={store.password}
          hint={t.passwordRule}
          problem={passwordSentence(store.passwordProblem)}
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
            isDisabled={prove.mobile.missing > 0}
            onDisabledPress={() => void submit()}
            onPress={() => void submit()}
          >
            {t.register}
          </Button>
        </View>
        <Problem text={problem} hint={t.ageHint} />
        <AgreementTick consent={consent} />
      </View>
    </PageFrame>
  );
});

/** Who invited the person; a code that is nobody's does not keep anybody from registering. */
function InviterHint({ name }: { name: string | null | undefined }) {
  const t = loginMessages();
  if (name) return <View className={`${pageStyles.hint} ${styles.inviter}`}>{t.invitedBy(name)}</View>;
  return <Problem text={name === null ? t.inviteUnknown : undefined} hint={t.inviteHint} />;
}
