import { View } from '@tarojs/components';
import { useLoad, useUnload } from '@tarojs/taro';
import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import { push } from '@/navigation/navigate';
import { useRouteParams } from '@/navigation/useRouteParams';
import { user } from '@/stores/user';
import { PageFrame } from '@/ui/PageFrame';
import { sendCode } from '../api/login';
import { authMessages } from '../locale/messages';
import { RequestCodeStore } from './RequestCode.store';
import { RequestCodeForm } from './components/RequestCodeForm';
import { LoginHero } from './components/LoginHero';
import { OtherMethods } from './components/OtherMethods';
import styles from './loginPage.module.scss';
import { loginMethods } from './loginMethods';
import { sentCodes } from './sentCodes';
import { usePendingAction } from './pendingAction';

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
          onSent={(mobile) => push('login.getCode', { ...referer, mobile })}
        />
        <View className={styles.rest} />
        <OtherMethods current="phone" referer={referer} />
      </View>
    </PageFrame>
  );
});
