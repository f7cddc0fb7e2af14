import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { push } from '@/navigation/navigate';
import { Cell } from '@/ui/Cell';
import { ErrorState } from '@/ui/ErrorState';
import { Skeleton } from '@/ui/Skeleton';
import type { AccountSettingStore } from '../AccountSetting.store';
import { settingMessages } from '../locale/messages';
import { CellGroup } from './CellGroup';
import { DeviceSheet } from './DeviceSheet';
import { MobileSheet } from './MobileSheet';
import { UserNameSheet } from './UserNameSheet';
import { WeChatCell } from './WeChatCell';

/** Settings for login methods and signed-in devices. */
export const AccessCells = observer(function AccessCells({ store }: { store: AccountSettingStore }) {
  const t = settingMessages();
  const [opened, setOpened] = useState<'mobile' | 'userName' | 'devices' | undefined>(undefined);
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
        <Cell title={t.mobile} value={account.mobile} onPress={() => setOpened('mobile')} />
        <Cell title={t.userName} value={account.userName ?? t.userNameUnset} onPress={() => setOpened('userName')} />
        <Cell
          title={t.password}
          value={account.hasPassword ? t.passwordSet : t.passwordUnset}
          onPress={() => push('login.newPassword')}
        />
        <WeChatCell store={store} />
        <Cell title={t.devices} value={t.deviceCount(devices?.length ?? 0)} onPress={() => setOpened('devices')} />
      </CellGroup>
      {opened === 'mobile' && <MobileSheet store={store} onClose={close} />}
      {opened === 'userName' && <UserNameSheet store={store} account={account} onClose={close} />}
      {opened === 'devices' && <DeviceSheet store={store} onClose={close} />}
    </>
  );
});
