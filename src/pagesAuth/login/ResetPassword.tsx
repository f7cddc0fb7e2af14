import { useLoad } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { isApiError } from '@/lib/ApiError';
import { replace } from '@/navigation/navigate';
import { useRouteParams } from '@/navigation/useRouteParams';
import { useWhenOnTop } from '@/navigation/useWhenOnTop';
import { overlays } from '@/ui/overlays';
import { PageFrame } from '@/ui/PageFrame';
import { updatePassword } from '../api/login';
import { AuthHeader } from './components/AuthHeader';
import { NewPasswordForm } from './components/NewPasswordForm';
import { finishLogin } from './finishLogin';
import { loginMessages } from './locale/messages';
import { loginTokens } from './loginTokens';
import { NewPasswordStore } from './NewPassword.store';

/** Page for a new password after the number was verified. */
export default observer(function ResetPassword() {
  const referer = useRouteParams('login.resetPassword');
  const [reset] = useState(() => loginTokens.reset);
  const [store] = useState(() => new NewPasswordStore({ ...reset, hasOldPassword: false }, { updatePassword }));
  const whenOnTop = useWhenOnTop();
  const t = loginMessages();
  useLoad(() => {
    if (!reset) replace('login.retrievePassword', referer);
  });

  const save = async () => {
    const saved = await store.save();
    if (saved?.session) {
      loginTokens.reset = null;
      overlays.toast(t.passwordSaved, { icon: 'circle-check' });
      await finishLogin(saved.session, referer, reset?.mobile);
    } else if (isApiError(store.error, 'TICKET_EXPIRED')) {
      loginTokens.reset = null;
      await overlays.modal({ title: t.ticketExpired, isNotice: true });
      whenOnTop(() => replace('login.retrievePassword', referer));
    }
  };
  return (
    <PageFrame ground="surface" pageTitle={t.resetTitle}>
      <AuthHeader title={t.resetTitle} text={reset ? t.resetText(reset.maskedMobile) : ''} />
      <NewPasswordForm store={store} onSave={() => void save()} />
    </PageFrame>
  );
});
