import { View } from '@tarojs/components';
import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { openLogin } from '@/navigation/loginGate';
import { useOfflineSince } from '@/platform/network/useOfflineSince';
import { user } from '@/stores/user';
import { Button } from '@/ui/Button';
import { overlays } from '@/ui/overlays';
import { PageFrame } from '@/ui/PageFrame';
import { endDevice, endOtherDevices, getAccount, listDevices, setPreferences } from '../api/account';
import { loginMethods } from '../login/loginMethods';
import { AccountSettingStore } from './AccountSetting.store';
import { AccessCells } from './components/AccessCells';
import { AppearanceCells } from './components/AppearanceCells';
import { DataCells } from './components/DataCells';
import { PrivacyCells } from './components/PrivacyCells';
import { SupportCells } from './components/SupportCells';
import { settingMessages } from './locale/messages';
import styles from './AccountSetting.module.scss';

/** The account, once it is known which addresses can be linked to it: their cells come with the others. */
const getAccountWithMethods = () => Promise.all([getAccount(), loginMethods.load()]).then(([account]) => account);

/** Settings page: login methods, privacy, appearance, data and support. */
export default observer(function AccountSetting() {
  const t = settingMessages();
  const [store] = useState(
    () =>
      new AccountSettingStore({
        getAccount: getAccountWithMethods,
        setPreferences,
        listDevices,
        endDevice,
        endOtherDevices
      })
  );
  const offlineSinceMs = useOfflineSince(store.account);
  useDidShow(() => {
    if (user.isLoggedIn) void store.load();
  });

  const handleLogout = async () => {
    const { confirm } = await overlays.modal({ title: t.logoutTitle, text: t.logoutText, confirmText: t.logout });
    if (!confirm) return;
    await user.logout();
    overlays.toast(t.loggedOut);
  };

  return (
    <PageFrame title={t.title} offlineSinceMs={offlineSinceMs} onRetry={() => void store.load()}>
      {/* The wrapper keeps the sibling index stable: inserting before siblings makes the mini-program resend all of them. */}
      <View>{user.isLoggedIn && <AccessCells store={store} />}</View>
      <PrivacyCells store={store} />
      <AppearanceCells />
      <DataCells codeAddress={store.account?.mobile || store.account?.email || ''} />
      <SupportCells />
      <View className={styles.logout}>
        {user.isLoggedIn ? (
          <Button isFull kind="outline" onPress={() => void handleLogout()}>
            {t.logout}
          </Button>
        ) : (
          <Button isFull kind="primary" onPress={() => void openLogin()}>
            {t.logIn}
          </Button>
        )}
      </View>
    </PageFrame>
  );
});
