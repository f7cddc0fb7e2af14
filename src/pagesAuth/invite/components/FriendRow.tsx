import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { InvitedFriend } from '@contract/invite';
import { relativeTime } from '@/lib/time';
import { messages } from '@/locale/messages';
import { Avatar } from '@/ui/Avatar';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { IdentityRow } from '@/ui/IdentityRow';
import { inviteMessages } from '../locale/messages';
import styles from './FriendRow.module.scss';

/** Invited friend: masked name, registration date and stage. */
export const FriendRow = observer(function FriendRow({
  friend,
  onRemind
}: {
  friend: InvitedFriend;
  onRemind(): void;
}) {
  const t = inviteMessages().friends;
  const { name, mobileTail, isVerified, isInCompany, invitedAtMs } = friend;
  return (
    <View className={styles.row}>
      <IdentityRow
        picture={<Avatar name={name} />}
        name={name}
        badges={
          <>
            {isVerified && <Badge tone="ok" text={t.isVerified} />}
            {isInCompany && <Badge tone="info" text={t.isInCompany} />}
            {!isVerified && !isInCompany && <Badge tone="grey" text={t.isRegistered} />}
          </>
        }
        details={[
          ...(mobileTail === '' ? [] : [t.tail(mobileTail)]),
          relativeTime(invitedAtMs, Date.now(), messages().time)
        ]}
        right={
          !isVerified && (
            <Button kind="outline" size="small" onPress={onRemind}>
              {t.remind}
            </Button>
          )
        }
      />
    </View>
  );
});
