import { View } from '@tarojs/components';
import { useLoad, useUnload } from '@tarojs/taro';
import { useState } from 'react';
import { observer } from 'mobx-react';
import { push } from '@/navigation/navigate';
import { useRouteParams } from '@/navigation/useRouteParams';
import { user } from '@/stores/user';
import { PageFrame } from '@/ui/PageFrame';
import { sendCode } from '../api/login';
import { authMessages } from '../locale/messages';
import { AskForCodeStore } from './AskForCode.store';
import { AskForCode } from './components/AskForCode';
import { LoginHero } from './components/LoginHero';
import { OtherWays } from './components/OtherWays';
import styles from './loginPage.module.scss';
import { loginWays } from './loginWays';
import { sentCodes } from './sentCodes';
import { useWaitingAction } from './waiting';

/** Login by mobile: the number, the agreement, then the code on the next page. */
export default observer(function PhoneLogin() {
  const referer = useRouteParams('login.phone');
  const [store] = useState(() => new AskForCodeStore('login', { sendCode }, sentCodes, undefined, user.h5User.mobile));
  const t = authMessages();
  const { nikeName } = user.h5User;
  useLoad(() => void loginWays.load());
  useUnload(store.sending.dispose);
  useWaitingAction();

  return (
    <PageFrame nav="none" ground="surface" pageTitle={t.loginTitle}>
      <View className={styles.page}>
        <LoginHero title={t.loginTitle} text={nikeName ? t.helloTo(nikeName) : t.loginText} />
        <AskForCode
          store={store}
          hint={t.autoCreate}
          onSent={(mobile) => push('login.getCode', { ...referer, mobile })}
        />
        <View className={styles.rest} />
        <OtherWays than="phone" referer={referer} />
      </View>
    </PageFrame>
  );
});
