import { useLoad, useUnload } from '@tarojs/taro';
import { useState } from 'react';
import { observer } from 'mobx-react';
import { push, replace } from '@/navigation/navigate';
import { useRouteParams } from '@/navigation/useRouteParams';
import { PageFrame } from '@/ui/PageFrame';
import { sendCode } from '../api/login';
import { AskForCodeStore } from './AskForCode.store';
import { AskForCode } from './components/AskForCode';
import { AuthHead } from './components/AuthHead';
import { loginMessages } from './locale/messages';
import { sentCodes } from './sentCodes';
import { tickets } from './tickets';

/** The number of somebody whom WeChat knows and we do not: without one there is no account. */
export default observer(function BindPhone() {
  const referer = useRouteParams('login.bindPhone');
  const [store] = useState(() => new AskForCodeStore('bind', { sendCode }, sentCodes));
  const t = loginMessages();
  useLoad(() => {
    if (!tickets.bind) replace('login.quick', referer);
  });
  useUnload(() => store.sending.dispose());

  return (
    <PageFrame ground="surface" pageTitle={t.bindTitle}>
      <AuthHead title={t.bindTitle} text={t.bindText} />
      <AskForCode
        store={store}
        hint={t.bindHint}
        onSent={(mobile) => push('login.bindPhoneCode', { ...referer, mobile })}
      />
    </PageFrame>
  );
});
