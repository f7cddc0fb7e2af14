import { useLoad, useUnload } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { replace } from '@/navigation/navigate';
import { useRouteParams } from '@/navigation/useRouteParams';
import { user } from '@/stores/user';
import { logInByCode, sendCode } from '../api/login';
import type { SolvedCaptcha } from './CaptchaGate.store';
import { CodePage } from './components/CodePage';
import { EnterCodeStore } from './EnterCode.store';
import { finishLoginByCode } from './finishLoginByCode';
import { sentCodes } from './sentCodes';

/** Page for the SMS code of a login by mobile number. */
export default observer(function GetCode() {
  const { mobile = '', ...referer } = useRouteParams('login.getCode');
  const [store] = useState(() => {
    const { inviteCode } = user;
    const submit = (code: string, agreedVersion: string, solved: SolvedCaptcha) =>
      logInByCode({ mobile, code, agreedVersion, ...(inviteCode && { inviteCode }), ...solved });
    return new EnterCodeStore({ mobile, purpose: 'login' }, { sendCode, submit }, sentCodes);
  });
  useLoad(() => {
    if (store.smsCode.hasCode) store.smsCode.countDown();
    else replace('login.phone', referer);
  });
  useUnload(store.dispose);

  const logIn = () => void store.submit().then((session) => session && finishLoginByCode(session, referer, mobile));
  return <CodePage store={store} mobile={mobile} onSubmit={logIn} />;
});
