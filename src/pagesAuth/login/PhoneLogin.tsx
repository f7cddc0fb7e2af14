import { View } from '@tarojs/components';
import { useLoad, useUnload } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { push } from '@/navigation/navigate';
import { useRouteParams } from '@/navigation/useRouteParams';
import { user } from '@/stores/user';
import { PageFrame } from '@/ui/PageFrame';
import { sendCode } from '../api/login';
import { authMessages } from '../locale/messages';
import { LoginHero } from './components/LoginHero';
import { OtherMethods } from './components/OtherMethods';
import { RequestCodeForm } from './components/RequestCodeForm';
import { loginMethods } from './loginMethods';
import { usePendingAction } from './pendingAction';
import { RequestCodeStore } from './RequestCode.store';
import { sentCodes } from './sentCodes';
import styles from './loginPage.module.scss';

/** Login by mobile number: number and agreement here, the code on the next page. */
export default observer(function PhoneLogin() {
  const referer = useRouteParams('login.phone');
  const [store] = useState(() => new RequestCodeStore('login', { sendCode }, sentCodes, undefined, user.h5User.mobile));
  const t = authMessages();
  const { nikeName } = user.h5User;
  useLoad(() => void loginMethods.load());
  useUnload(store.smsCode.dispose);
  usePendingAction();

  return (
    <PageFrame nav="none" ground="surface" pageTitle={t.loginTitle}>
      <View className={styles.page}>
        <LoginHero title={t.loginTitle} text={nikeName ? t.helloTo(nikeName) : t.loginText} />
        <RequestCodeForm
          store={store}
          hint={t.autoCreate}
          offersEmail
          onSent={(mobile) => push('login.getCode', { ...referer, mobile })}
        />
        <View className={styles.rest} />
        <OtherMethods current="phone" referer={referer} />
      </View>
    </PageFrame>
  );
});
