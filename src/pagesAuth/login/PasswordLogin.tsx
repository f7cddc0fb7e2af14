import { Text, View } from '@tarojs/components';
import { useLoad } from '@tarojs/taro';
import { useState } from 'react';
import { observer } from 'mobx-react';
import { maskMobile } from '@/lib/mobile';
import { useRouteParams } from '@/navigation/useRouteParams';
import { Icon } from '@/ui/Icon';
import { PageFrame } from '@/ui/PageFrame';
import { logInByPassword } from '../api/login';
import { LoginHero } from './components/LoginHero';
import { OtherWays } from './components/OtherWays';
import { PasswordForm } from './components/PasswordForm';
import { loginMessages } from './locale/messages';
import pageStyles from './loginPage.module.scss';
import { loginWays } from './loginWays';
import styles from './PasswordLogin.module.scss';
import { PasswordLoginStore } from './PasswordLogin.store';
import { rememberedMobile } from './rememberedMobile';
import { changeWay, useWaitingAction } from './waiting';

/** Login by password for the number that logged in last on this device. */
export default observer(function PasswordLogin() {
  const referer = useRouteParams('login.password');
  const [store] = useState(() => new PasswordLoginStore({ logInByPassword }, rememberedMobile.rememberedMobile));
  const t = loginMessages();
  const { mobile } = store.account;
  const isKnown = mobile !== undefined;
  useLoad(() => {
    if (!isKnown) changeWay('login.account', referer);
    void loginWays.load();
  });
  useWaitingAction();

  const switchAccount = () => {
    rememberedMobile.forget();
    changeWay('login.account', referer);
  };
  const shown = maskMobile(mobile ?? '');
  const account = (
    <View className={styles.account}>
      <View className={styles.person}>
        <Icon name="user" />
      </View>
      <View className={styles.words}>
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
        <OtherWays than="password" referer={referer} />
      </View>
    </PageFrame>
  );
});
