import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { shanghaiDay } from '@rules/shanghaiTime';
import { dayText } from '@/components/listing/dayText';
import { relativeTime } from '@/lib/time';
import { messages as sharedMessages } from '@/locale/messages';
import { linkTo } from '@/navigation/navigate';
import { Avatar } from '@/ui/Avatar';
import { Badge, VerifiedBadge } from '@/ui/Badge';
import { IconButton } from '@/ui/IconButton';
import { IdentityRow } from '@/ui/IdentityRow';
import { Tag } from '@/ui/Tag';
import { companyMessages } from '../locale/messages';
import type { TeamMemberItem } from '../Team.store';
import styles from './MemberRow.module.scss';

interface MemberRowProps {
  member: TeamMemberItem;
  isMe: boolean;
  /** Opens the actions for the member; undefined when none is allowed. */
  onManage: (() => void) | undefined;
}

/** Member of the team: name, role, joining date, last visit and business card. */
export const MemberRow = observer(function MemberRow({ member, isMe, onManage }: MemberRowProps) {
  const messages = companyMessages();
  const t = messages.manager;
  const { nickname, role, lastActiveAtMs, cardId } = member;
  const about = t.about(member.position, member.department);
  const active =
    lastActiveAtMs === null
      ? t.neverActive
      : t.lastActive(relativeTime(lastActiveAtMs, Date.now(), sharedMessages().time));
  return (
    <View className={styles.row}>
      <IdentityRow
        picture={<Avatar name={nickname} src={member.avatarUrl} />}
        name={nickname}
        badges={
          <>
            {role === 'owner' && <Badge tone="red" text={messages.roles.owner} />}
            {role === 'admin' && <Badge tone="info" text={messages.roles.admin} />}
            {isMe && <Tag text={t.you} />}
            {member.isVerified && <VerifiedBadge kind="person" />}
          </>
        }
        subtitle={about}
        details={[t.joined(dayText(shanghaiDay(member.joinedAtMs))), active]}
        right={
          <>
            {cardId !== null && (
              <IconButton
                icon="id-badge-2"
                label={t.cardOf(nickname)}
                className={styles.card}
                onPress={linkTo('vcard.shell', { pageType: 'visitorCardDetail', id: cardId })}
              />
            )}
            {onManage && <IconButton icon="dots" label={t.manage(nickname)} onPress={onManage} />}
          </>
        }
      />
    </View>
  );
});
