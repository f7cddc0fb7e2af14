import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { userFrameProps } from '@/components/member/userFrameProps';
import { isApiError } from '@/lib/ApiError';
import { openLogin } from '@/navigation/loginGate';
import { back, push } from '@/navigation/navigate';
import { pageOnTop } from '@/navigation/pageOnTop';
import { useRouteParams } from '@/navigation/useRouteParams';
import { useWhenOnTop } from '@/navigation/useWhenOnTop';
import { user } from '@/stores/user';
import { EmptyState } from '@/ui/EmptyState';
import { overlays } from '@/ui/overlays';
import { PageFrame } from '@/ui/PageFrame';
import { updatePassword } from '../api/login';
import { AuthHeader } from './components/AuthHeader';
import { NewPasswordForm } from './components/NewPasswordForm';
import { loginMessages } from './locale/messages';
import { NewPasswordStore } from './NewPassword.store';
import { type Referer, returnFromLogin } from './returnFromLogin';

/** Page for setting a first password or changing the password. */
export default observer(function NewPassword() {
  const referer = useRouteParams('login.newPassword');
  const t = loginMessages();
  const logIn = { text: t.logIn, onPress: () => void openLogin() };
  if (!user.isLoggedIn) {
    return (
      <PageFrame ground="surface" title={t.firstPasswordTitle}>
        <EmptyState isPage title={t.loggedOutTitle} text={t.loggedOutText} action={logIn} />
      </PageFrame>
    );
  }
  const person = user.user;
  if (!person) return <PageFrame ground="surface" pageTitle={t.firstPasswordTitle} {...userFrameProps()} />;
  return (
    <PageFrame ground="surface" pageTitle={person.hasPassword ? t.changePasswordTitle : t.firstPasswordTitle}>
      <NewPasswordEditor key={person.id} hasPassword={person.hasPassword} referer={referer} />
    </PageFrame>
  );
});

const NewPasswordEditor = observer(function NewPasswordEditor({
  hasPassword,
  referer
}: {
  hasPassword: boolean;
  referer: Referer;
}) {
  const [store] = useState(() => new NewPasswordStore({ hasOldPassword: hasPassword }, { updatePassword }));
  const whenOnTop = useWhenOnTop();
  const t = loginMessages();
  const save = async () => {
    const isOnTop = pageOnTop();
    const saved = await store.save();
    if (saved) {
      void user.load();
      overlays.toast(t.passwordSaved, { icon: 'circle-check' });
      whenOnTop(() => (referer.loginReferer ? void returnFromLogin(referer) : back()));
    } else if (isApiError(store.error, 'FORBIDDEN') && isOnTop()) await verifyAgain();
  };
  /**
   * Verifies the number by SMS code, because the login is too old for setting a password. An account without a number logs
   * in again.
   */
  const verifyAgain = async () => {
    const { confirm } = await overlays.modal({
      title: t.proveTitle,
      text: t.proveText,
      confirmText: t.prove
    });
    if (confirm) push(user.user?.mobile === '' ? 'login.phone' : 'login.retrievePassword', { ...referer });
  };
  return (
    <>
      <AuthHeader title={hasPassword ? t.changePasswordTitle : t.firstPasswordTitle} text={t.firstPasswordText} />
      <NewPasswordForm store={store} onSave={() => void save()} />
    </>
  );
});
