import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { Device } from '@contract/account';
import { relativeTime } from '@/lib/time';
import { messages } from '@/locale/messages';
import { ItemList } from '@/platform/itemList';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { overlays } from '@/ui/overlays';
import { runWithToast } from '@/ui/runWithToast';
import { Sheet } from '@/ui/Sheet';
import type { AccountSettingStore } from '../AccountSetting.store';
import { settingMessages } from '../locale/messages';
import styles from './DeviceSheet.module.scss';

/** Sheet of signed-in devices; each can be signed out, or all except this one. */
export const DeviceSheet = observer(function DeviceSheet(props: { store: AccountSettingStore; onClose(): void }) {
  const { store, onClose } = props;
  const t = settingMessages();
  const devices = store.devices ?? [];

  const confirmAndEnd = async (title: string, end: () => Promise<void>) => {
    const { confirm } = await overlays.modal({ title, confirmText: t.endDevice });
    if (!confirm) return;
    await runWithToast(() => end(), t.ended);
  };

  return (
    <Sheet isOpen onClose={onClose} title={t.devices}>
      <ItemList>
        {devices.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            onEnd={() => void confirmAndEnd(t.endDeviceTitle, () => store.endDevice(device.id))}
          />
        ))}
      </ItemList>
      {devices.length > 1 && (
        <View className={styles.action}>
          <Button isFull kind="outline" onPress={() => void confirmAndEnd(t.endOthersTitle, store.endOtherDevices)}>
            {t.endOthers}
          </Button>
        </View>
      )}
    </Sheet>
  );
});

function DeviceRow({ device, onEnd }: { device: Device; onEnd(): void }) {
  const t = settingMessages();
  const name = [t.clients[device.client], device.browser, device.system].filter(Boolean).join(' · ');
  return (
    <View className={styles.device}>
      <View className={styles.text}>
        <View className={styles.name}>{name}</View>
        <View className={styles.time}>
          {t.lastUsed(relativeTime(device.lastUsedAtMs, Date.now(), messages().time))}
        </View>
      </View>
      {device.isCurrent ? (
        <Badge tone="ok" text={t.thisDevice} />
      ) : (
        <Button size="small" kind="outline" onPress={onEnd}>
          {t.endDevice}
        </Button>
      )}
    </View>
  );
}
