import { useLoad, useUnload } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { isApiError } from '@/lib/ApiError';
import { maskMobile } from '@/lib/mobile';
import { back, replace } from '@/navigation/navigate';
import { pageOnTop } from '@/navigation/pageOnTop';
import { useRouteParams } from '@/navigation/useRouteParams';
import { useWhenOnTop } from '@/navigation/useWhenOnTop';
import { user } from '@/stores/user';
import { overlays } from '@/ui/overlays';
import { bindPhone, sendCode } from '../api/login';
import type { SolvedCaptcha } from './CaptchaGate.store';
import { CodePage } from './components/CodePage';
import { EnterCodeStore } from './EnterCode.store';
import { finishLoginByCode } from './finishLoginByCode';
import { loginMessages } from './locale/messages';
import { loginTokens } from './loginTokens';
import { sentCodes } from './sentCodes';

/**
 * Page for the SMS code that completes a WeChat login. Asks before it replaces another WeChat binding of the number.
 */
export default observer(function BindPhoneCode() {
  const { mobile = '', ...referer } = useRouteParams('login.bindPhoneCode');
  const [store] = useState(() => {
    const { inviteCode } = user;
    const submit = (code: string, agreedVersion: string, solved: SolvedCaptcha) => {
      const bind = (isMerge: boolean) =>
        bindPhone({
          ticket: loginTokens.bind?.ticket ?? '',
          proof: { mobile, code },
          isMerge,
          agreedVersion,
          ...(inviteCode && { inviteCode }),
          ...(!isMerge && solved)
        });
      return bind(false).catch(async (error: unknown) => {
        if (!isApiError(error, 'CONFLICT')) throw error;
        return (await wantsMerge(mobile)) ? bind(true) : null;
      });
    };
    return new EnterCodeStore({ mobile, purpose: 'bind' }, { sendCode, submit }, sentCodes);
  });
  useLoad(() => {
    if (!loginTokens.bind) replace('login.quick', referer);
    else if (store.smsCode.hasCode) store.smsCode.countDown();
    else replace('login.bindPhone', referer);
  });
  useUnload(store.dispose);

  const whenOnTop = useWhenOnTop();
  const submit = async () => {
    const isOnTop = pageOnTop();
    const session = await store.submit();
    if (session) {
      loginTokens.bind = null;
      await finishLoginByCode(session, referer, mobile);
    } else if (session === null) {
      // The question about the binding also counts as declined when its page is covered: that is no wish to go back.
      if (isOnTop()) back();
    } else if (isApiError(store.smsCode.error, 'TICKET_EXPIRED')) {
      whenOnTop(() => replace('login.quick', referer));
    }
  };
  return <CodePage store={store} mobile={mobile} onSubmit={() => void submit()} />;
});

/** Asks whether to replace the binding; when declined, the user enters another number. */
async function wantsMerge(mobile: string): Promise<boolean> {
  const t = loginMessages();
  const { confirm } = await overlays.modal({
    title: t.conflictTitle,
    text: t.conflictText(maskMobile(mobile)),
    confirmText: t.merge,
    cancelText: t.otherNumber
  });
  return confirm;
}
