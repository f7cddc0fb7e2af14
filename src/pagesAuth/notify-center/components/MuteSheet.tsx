import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { NotificationKind } from '@contract/message';
import { Cell } from '@/ui/Cell';
import { Sheet } from '@/ui/Sheet';
import { Switch } from '@/ui/Switch';
import { notifyMessages } from '../locale/messages';
import { notificationKinds } from '../notificationKinds';
import styles from './MuteSheet.module.scss';

interface Props {
  isOpen: boolean;
  onClose(): void;
  isMuted(kind: NotificationKind): boolean;
  onMute(kind: NotificationKind, isMuted: boolean): void;
}

/** Sheet for muting kinds of notifications; account notifications cannot be muted. */
export const MuteSheet = observer(function MuteSheet({ isOpen, onClose, isMuted, onMute }: Props) {
  const t = notifyMessages();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t.muteTitle}>
      <View className={styles.hint}>{t.muteHint}</View>
      <View>
        {notificationKinds
          .filter((kind) => kind !== 'system')
          .map((kind) => (
            <Cell
              key={kind}
              title={t.kinds[kind]}
              hint={t.about[kind]}
              value={<Switch label={t.kinds[kind]} isOn={!isMuted(kind)} onChange={(isOn) => onMute(kind, !isOn)} />}
            />
          ))}
      </View>
    </Sheet>
  );
});
