import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { ContactInvitation, InvitationChannel } from '@contract/invite';
import { groupMobile } from '@/lib/mobile';
import { Pressable } from '@/platform/pressable';
import { opensChatPicker, ShareButton } from '@/platform/share';
import { canDraftSms } from '@/platform/smsDraft';
import { user } from '@/stores/user';
import { Icon, type IconName } from '@/ui/Icon';
import { Sheet } from '@/ui/Sheet';
import { invitePath } from '../invitePath';
import { inviteMessages } from '../locale/messages';
import styles from './SendSheet.module.scss';

interface SendSheetProps {
  /** Invitation to send; undefined closes the sheet. */
  invitation: ContactInvitation | undefined;
  onClose(): void;
  onSend(invitation: ContactInvitation, channel: InvitationChannel): void;
  onRemove(invitation: ContactInvitation): void;
}

/** Options for sending an invitation. */
export const SendSheet = observer(function SendSheet({ invitation, onClose, onSend, onRemove }: SendSheetProps) {
  const t = inviteMessages().contact;
  const recipient = invitation && (invitation.name || groupMobile(invitation.mobile));
  return (
    <Sheet isOpen={invitation !== undefined} onClose={onClose} title={recipient && t.sendTo(recipient)}>
      {invitation && (
        <View className={styles.ways}>
          {opensChatPicker && (
            <ShareButton
              className={styles.way}
              label={t.wechat}
              page={{ title: t.shareTitle(user.user?.nickname ?? ''), path: invitePath(invitation.token) }}
              onCopied={() => undefined}
              onOpened={() => onSend(invitation, 'wechat')}
            >
              <ChannelLabel icon="brand-wechat" text={t.wechat} />
            </ShareButton>
          )}
          <Pressable className={styles.way} onPress={() => onSend(invitation, 'copy')}>
            <ChannelLabel icon="copy" text={t.copy} />
          </Pressable>
          {canDraftSms && (
            <Pressable className={styles.way} onPress={() => onSend(invitation, 'sms')}>
              <ChannelLabel icon="message-2" text={t.sms} />
            </Pressable>
          )}
          <Pressable className={`${styles.way} ${styles.remove}`} onPress={() => onRemove(invitation)}>
            <ChannelLabel icon="trash" text={t.remove} />
          </Pressable>
        </View>
      )}
    </Sheet>
  );
});

function ChannelLabel({ icon, text }: { icon: IconName; text: string }) {
  return (
    <>
      <Icon name={icon} className={styles.icon} />
      <Text>{text}</Text>
    </>
  );
}
