import { Text, View } from '@tarojs/components';
import { useLoad } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { maskMobile } from '@/lib/mobile';
import { useRouteParams } from '@/navigation/useRouteParams';
import { Icon } from '@/ui/Icon';
import { PageFrame } from '@/ui/PageFrame';
import { logInByPassword } from '../api/login';
import { LoginHero } from './components/LoginHero';
import { OtherMethods } from './components/OtherMethods';
import { PasswordForm } from './components/PasswordForm';
import { loginMessages } from './locale/messages';
import { loginMethods } from './loginMethods';
import { PasswordLoginStore } from './PasswordLogin.store';
import { switchMethod, usePendingAction } from './pendingAction';
import { rememberedMobile } from './rememberedMobile';
import pageStyles from './loginPage.module.scss';
import styles from './PasswordLogin.module.scss';

/** Password login for the number that last logged in on this device. */
export default observer(function PasswordLogin() {
  const referer = useRouteParams('login.password');
  const [store] = useState(() => new PasswordLoginStore({ logInByPassword }, rememberedMobile.rememberedMobile));
  const t = loginMessages();
  const { mobile } = store.account;
  const isKnown = mobile !== undefined;
  useLoad(() => {
    if (!isKnown) switchMethod('login.account', referer);
    void loginMethods.load();
  });
  usePendingAction();

  const switchAccount = () => {
    rememberedMobile.clear();
    switchMethod('login.account', referer);
  };
  const shown = maskMobile(mobile ?? '');
  const account = (
    <View className={styles.account}>
      <View className={styles.person}>
        <Icon name="user" />
      </View>
      <View className={styles.text}>
        <Text className={styles.mobile}>{shown}</Text>
        <View className={styles.hint}>{t.lastTime}</View>
      </View>
    </View>
  );
  return (
    <PageFrame nav="none" ground="surface" pageTitle={t.passwordTitle}>
      <View className={pageStyles.page}>
        <LoginHero title={t.welcomeBack} text={t.passwordText} />
        {isKnown && (
          <PasswordForm
            store={store}
            referer={referer}
            account={account}
            link={{ text: t.switchAccount, onPress: switchAccount }}
          />
        )}
        <View className={pageStyles.rest} />
        <OtherMethods current="password" referer={referer} />
      </View>
    </PageFrame>
  );
});
