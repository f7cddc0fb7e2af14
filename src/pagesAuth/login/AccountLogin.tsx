import { View } from '@tarojs/components';
import { useLoad } from '@tarojs/taro';
import { useState } from 'react';
import { observer } from 'mobx-react';
import { push } from '@/navigation/navigate';
import { useRouteParams } from '@/navigation/useRouteParams';
import { PageFrame } from '@/ui/PageFrame';
import { logInByPassword } from '../api/login';
import { AccountField } from './components/AccountField';
import { LoginHero } from './components/LoginHero';
import { OtherWays } from './components/OtherWays';
import { PasswordForm } from './components/PasswordForm';
import { loginMessages } from './locale/messages';
import styles from './loginPage.module.scss';
import { loginWays } from './loginWays';
import { PasswordLoginStore } from './PasswordLogin.store';
import { useWaitingAction } from './waiting';

/** Login by number or user name, and password. */
export default observer(function AccountLogin() {
  const referer = useRouteParams('login.account');
  const [store] = useState(() => new PasswordLoginStore({ logInByPassword }));
  const t = loginMessages();
  useLoad(() => void loginWays.load());
  useWaitingAction();

  return (
    <PageFrame nav="none" ground="surface" pageTitle={t.passwordTitle}>
      <View className={styles.page}>
        <LoginHero title={t.passwordTitle} text={t.accountText} />
        <PasswordForm
          store={store}
          referer={referer}
          account={<AccountField account={store.account} onType={store.type} onConfirm={store.check} />}
          link={{ text: t.toRegister, onPress: () => push('register', referer) }}
        />
        <View className={styles.rest} />
        <OtherWays than="password" referer={referer} />
      </View>
    </PageFrame>
  );
});
