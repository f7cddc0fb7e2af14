import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { ContactInvitation, InvitationState } from '@contract/invite';
import { groupMobile } from '@/lib/mobile';
import { relativeTime } from '@/lib/time';
import { messages } from '@/locale/messages';
import { ItemList } from '@/platform/itemList';
import { Pressable } from '@/platform/pressable';
import { Badge, type BadgeTone } from '@/ui/Badge';
import { Icon } from '@/ui/Icon';
import { SectionHeader } from '@/ui/SectionHeader';
import { inviteMessages } from '../locale/messages';
import styles from './InvitationList.module.scss';

const tones: Record<InvitationState, BadgeTone> = { draft: 'grey', sent: 'info', opened: 'warn', registered: 'ok' };

interface InvitationListProps {
  invitations: readonly ContactInvitation[];
  onOpen(invitation: ContactInvitation): void;
}

/** Invited contacts and the state of each invitation. */
export const InvitationList = observer(function InvitationList({ invitations, onOpen }: InvitationListProps) {
  const t = inviteMessages().contact;
  return (
    <View className={styles.card}>
      <View className={styles.heading}>
        <SectionHeader title={t.list} />
      </View>
      {invitations.length === 0 && <View className={styles.none}>{t.none}</View>}
      <ItemList>
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} onOpen={() => onOpen(invitation)} />
        ))}
      </ItemList>
    </View>
  );
});

const InvitationRow = observer(function InvitationRow({
  invitation,
  onOpen
}: {
  invitation: ContactInvitation;
  onOpen(): void;
}) {
  const { name, mobile, state, createdAtMs } = invitation;
  const t = inviteMessages().contact;
  return (
    <Pressable className={styles.row} onPress={onOpen}>
      <View className={styles.text}>
        <View className={styles.head}>
          {name !== '' && <Text className={styles.name}>{name}</Text>}
          <Text className={name === '' ? styles.mobileAlone : styles.mobile}>{groupMobile(mobile)}</Text>
        </View>
        <View className={styles.time}>{relativeTime(createdAtMs, Date.now(), messages().time)}</View>
      </View>
      <Badge tone={tones[state]} text={t.states[state]} />
      <Icon name="chevron-right" className={styles.arrow} />
    </Pressable>
  );
});
