import { useLoad, useUnload } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { push, replace } from '@/navigation/navigate';
import { useRouteParams } from '@/navigation/useRouteParams';
import { PageFrame } from '@/ui/PageFrame';
import { sendCode } from '../api/login';
import { AuthHeader } from './components/AuthHeader';
import { RequestCodeForm } from './components/RequestCodeForm';
import { loginMessages } from './locale/messages';
import { loginMethods } from './loginMethods';
import { loginTokens } from './loginTokens';
import { RequestCodeStore } from './RequestCode.store';
import { sentCodes } from './sentCodes';

/** Asks a new WeChat user for a mobile number, which every account requires. */
export default observer(function BindPhone() {
  const referer = useRouteParams('login.bindPhone');
  const [store] = useState(() => new RequestCodeStore('bind', { sendCode }, sentCodes));
  const t = loginMessages();
  useLoad(() => {
    if (!loginTokens.bind) replace('login.quick', referer);
    else void loginMethods.load();
  });
  useUnload(() => store.smsCode.dispose());

  return (
    <PageFrame ground="surface" pageTitle={t.bindTitle}>
      <AuthHeader title={t.bindTitle} text={t.bindText} />
      <RequestCodeForm
        store={store}
        hint={t.bindHint}
        onSent={(mobile) => push('login.bindPhoneCode', { ...referer, mobile })}
      />
    </PageFrame>
  );
});
