import { View } from '@tarojs/components';
import { useLoad } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { push } from '@/navigation/navigate';
import { useRouteParams } from '@/navigation/useRouteParams';
import { PageFrame } from '@/ui/PageFrame';
import { logInByPassword } from '../api/login';
import { AccountField } from './components/AccountField';
import { LoginHero } from './components/LoginHero';
import { OtherMethods } from './components/OtherMethods';
import { PasswordForm } from './components/PasswordForm';
import { loginMessages } from './locale/messages';
import { loginMethods } from './loginMethods';
import { PasswordLoginStore } from './PasswordLogin.store';
import { usePendingAction } from './pendingAction';
import styles from './loginPage.module.scss';

/** Page for logging in with a mobile number or user name and a password. */
export default observer(function AccountLogin() {
  const referer = useRouteParams('login.account');
  const [store] = useState(() => new PasswordLoginStore({ logInByPassword }));
  const t = loginMessages();
  useLoad(() => void loginMethods.load());
  usePendingAction();

  return (
    <PageFrame nav="none" ground="surface" pageTitle={t.passwordTitle}>
      <View className={styles.page}>
        <LoginHero title={t.passwordTitle} text={t.accountText} />
        <PasswordForm
          store={store}
          referer={referer}
          account={<AccountField account={store.account} onType={store.type} onConfirm={store.validate} />}
          link={{ text: t.toRegister, onPress: () => push('register', referer) }}
        />
        <View className={styles.rest} />
        <OtherMethods current="password" referer={referer} />
      </View>
    </PageFrame>
  );
});
