import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { push } from '@/navigation/navigate';
import { Cell } from '@/ui/Cell';
import { ErrorState } from '@/ui/ErrorState';
import { Skeleton } from '@/ui/Skeleton';
import { loginMethods } from '../../login/loginMethods';
import type { AccountSettingStore } from '../AccountSetting.store';
import { settingMessages } from '../locale/messages';
import { CellGroup } from './CellGroup';
import { DeviceSheet } from './DeviceSheet';
import { LoginAddressSheet } from './LoginAddressSheet';
import { UserNameSheet } from './UserNameSheet';
import { WeChatCell } from './WeChatCell';

/** Settings for login methods and signed-in devices. */
export const AccessCells = observer(function AccessCells({ store }: { store: AccountSettingStore }) {
  const t = settingMessages();
  const [opened, setOpened] = useState<'mobile' | 'email' | 'userName' | 'devices' | undefined>(undefined);
  const { account, devices } = store;
  const close = () => setOpened(undefined);

  if (!account) {
    return (
      <CellGroup title={t.groups.account}>
        {store.error === undefined ? (
          [t.mobile, t.userName, t.password, t.weChat, t.devices].map((title) => (
            <Cell key={title} title={title} value={<Skeleton width={72} height={18} />} />
          ))
        ) : (
          <ErrorState error={store.error} onRetry={() => void store.load()} />
        )}
      </CellGroup>
    );
  }

  return (
    <>
      <CellGroup title={t.groups.account}>
        <Cell title={t.mobile} value={account.mobile || t.mobileUnset} onPress={() => setOpened('mobile')} />
        {(account.email !== null || loginMethods.hasEmail) && (
          <Cell title={t.email} value={account.email ?? t.emailUnset} onPress={() => setOpened('email')} />
        )}
        <Cell title={t.userName} value={account.userName ?? t.userNameUnset} onPress={() => setOpened('userName')} />
        <Cell
          title={t.password}
          value={account.hasPassword ? t.passwordSet : t.passwordUnset}
          onPress={() => push('login.newPassword')}
        />
        <WeChatCell store={store} />
        <Cell title={t.devices} value={t.deviceCount(devices?.length ?? 0)} onPress={() => setOpened('devices')} />
      </CellGroup>
      {(opened === 'mobile' || opened === 'email') && (
        <LoginAddressSheet key={opened} store={store} kind={opened} onClose={close} />
      )}
      {opened === 'userName' && <UserNameSheet store={store} account={account} onClose={close} />}
      {opened === 'devices' && <DeviceSheet store={store} onClose={close} />}
    </>
  );
});
