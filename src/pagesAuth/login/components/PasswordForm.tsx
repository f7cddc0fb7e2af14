import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { push } from '@/navigation/navigate';
import { Pressable } from '@/platform/pressable';
import { Button } from '@/ui/Button';
import { askForConsent } from '../askForConsent';
import { finishLogin } from '../finishLogin';
import { loginMessages } from '../locale/messages';
import type { PasswordLoginStore } from '../PasswordLogin.store';
import { switchMethod } from '../pendingAction';
import { rememberedMobile } from '../rememberedMobile';
import type { Referer } from '../returnFromLogin';
import { AgreementCheckbox } from './AgreementCheckbox';
import { CaptchaSheet } from './CaptchaSheet';
import { loginErrorMessage } from './loginErrorMessage';
import { PasswordField } from './PasswordField';
import styles from '../loginPage.module.scss';

interface Props {
  store: PasswordLoginStore;
  referer: Referer;
  /** Account input, or the remembered mobile number. */
  account: ReactNode;
  /** Link at the right, below the button. */
  link: { text: string; onPress(): void };
}

/** Form with account and password, the captcha after wrong attempts, and the link to password recovery. */
export const PasswordForm = observer(function PasswordForm({ store, referer, account, link }: Props) {
  const t = loginMessages();
  const submit = async (captchaId?: string) => {
    if (!store.validate() || !(await askForConsent(store.consent))) return;
    const session = await store.logIn(captchaId);
    if (!session) return;
    // The mobile of a user name is unknown here, and the remembered number may belong to another user.
    if (store.account.mobile === undefined) rememberedMobile.clear();
    await finishLogin(session, referer, store.account.mobile);
  };
  const missing = store.isPasswordMissing ? t.passwordMissing : undefined;
  const problem = missing ?? (store.error === undefined ? undefined : loginErrorMessage(store.error));
  return (
    <View className={styles.form}>
      {account}
      <PasswordField
        label={t.password}
        name="password"
        value={store.password}
        problem={problem}
        onChange={store.typePassword}
        onConfirm={() => void submit()}
      />
      <View className={styles.button}>
        <Button
          kind="primary"
          isFull
          isLoading={store.isLoggingIn}
          isDisabled={store.account.problem !== undefined || store.password === ''}
          onDisabledPress={store.validate}
          onPress={() => void submit()}
        >
          {t.logIn}
        </Button>
      </View>
      <AgreementCheckbox consent={store.consent} />
      <View className={styles.links}>
        <Pressable className={styles.link} role="link" onPress={() => push('login.retrievePassword', { ...referer })}>
          <Text>{t.forgot}</Text>
        </Pressable>
        <Pressable className={styles.link} role="link" onPress={link.onPress}>
          <Text>{link.text}</Text>
        </Pressable>
      </View>
      <CaptchaSheet
        isOpen={store.needsCaptcha}
        onClose={store.closeCaptcha}
        onSolved={(captchaId) => void submit(captchaId)}
        onOtherMethod={() => switchMethod('login.phone', referer)}
      />
    </View>
  );
});
