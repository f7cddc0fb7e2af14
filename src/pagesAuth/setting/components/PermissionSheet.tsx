import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { openPermissionSettings, readPermissions } from '@/platform/permissions';
import type { Permissions, PermissionState } from '@/platform/permissions/types';
import { Badge, type BadgeTone } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Sheet } from '@/ui/Sheet';
import { settingMessages } from '../locale/messages';
import styles from './PermissionSheet.module.scss';

const tones: Record<PermissionState, BadgeTone> = { granted: 'ok', denied: 'warn', ask: 'grey', unknown: 'grey' };

/** Sheet with the device permissions used by the app, their purpose and where to change them. */
export const PermissionSheet = observer(function PermissionSheet({ onClose }: { onClose(): void }) {
  const t = settingMessages();
  const [states, setStates] = useState<Permissions>();
  const read = () => void readPermissions().then(setStates);
  useEffect(read, []);
  return (
    <Sheet isOpen onClose={onClose} title={t.permissions}>
      {[...(states ?? [])].map(([kind, state]) => (
        <View key={kind} className={styles.row}>
          <View className={styles.head}>
            <View className={styles.name}>{t.permissionNames[kind]}</View>
            <Badge tone={tones[state]} text={t.permissionStates[state]} />
          </View>
          <View className={styles.use}>{t.permissionUses[kind]}</View>
        </View>
      ))}
      <View className={styles.note}>{t.permissionNote}</View>
      {openPermissionSettings ? (
        <View className={styles.action}>
          <Button isFull kind="tinted" onPress={() => void openPermissionSettings?.().then(read, read)}>
            {t.openSystemSettings}
          </Button>
        </View>
      ) : (
        <View className={styles.note}>{t.browserSettings}</View>
      )}
    </Sheet>
  );
});
