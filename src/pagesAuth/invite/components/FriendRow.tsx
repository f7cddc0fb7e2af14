import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { InvitedFriend } from '@contract/invite';
import { relativeTime } from '@/lib/time';
import { words } from '@/locale/words';
import { Avatar } from '@/ui/Avatar';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { inviteWords } from '../locale/words';
import styles from './FriendRow.module.scss';

/** A friend: as much of the name as one may see, since when, how far they have come. */
export const FriendRow = observer(function FriendRow({
  friend,
  onRemind
}: {
  friend: InvitedFriend;
  onRemind(): void;
}) {
  const t = inviteWords().friends;
  const { id, name, mobileTail, isVerified, isInCompany, invitedAtMs } = friend;
  return (
    <View className={styles.row}>
      <Avatar id={id} name={name} />
      <View className={styles.words}>
        <View className={styles.head}>
          <Text className={styles.name}>{name}</Text>
          {isVerified && <Badge tone="ok" text={t.isVerified} />}
          {isInCompany && <Badge tone="info" text={t.isInCompany} />}
          {!isVerified && !isInCompany && <Badge tone="grey" text={t.isRegistered} />}
        </View>
        <View className={styles.meta}>
          <Text>{t.tail(mobileTail)}</Text>
          <Text>{relativeTime(invitedAtMs, Date.now(), words().time)}</Text>
        </View>
      </View>
      {!isVerified && (
        <Button kind="outline" size="small" onPress={onRemind}>
          {t.remind}
        </Button>
      )}
    </View>
  );
});
