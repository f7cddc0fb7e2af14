import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { Notification, NotificationKind } from '@contract/message';
import { notificationText } from '@rules/notification/texts';
import { relativeTime } from '@/lib/time';
import { messages } from '@/locale/messages';
import { Pressable } from '@/platform/pressable';
import { UnreadDot } from '@/ui/CounterBadge';
import { Icon, type IconName } from '@/ui/Icon';
import { notifyMessages } from '../locale/messages';
import { notificationTexts } from '../notificationTexts';
import styles from './NotificationRow.module.scss';

const icons: Record<NotificationKind, IconName> = {
  system: 'info-circle',
  review: 'shield-check',
  quote: 'message-2',
  card: 'id-badge-2',
  expo: 'calendar-event',
  market: 'chart-line',
  team: 'building-store',
  invite: 'gift',
  pay: 'ticket'
};

interface Props {
  notification: Notification;
  isRead: boolean;
  onPress(): void;
}

/** Row with kind, title and time of a notification; a dot marks it as unread, an arrow as a link. */
export const NotificationRow = observer(function NotificationRow({ notification, isRead, onPress }: Props) {
  const t = notifyMessages();
  const { kind, content, jump, createdAtMs } = notification;
  // A newer server may send an event that this version does not know.
  const { title, body } = notificationText(notificationTexts(), content) ?? { title: t.kinds[kind], body: '' };
  return (
    <Pressable className={styles.row} onPress={onPress}>
      <View className={`${styles.kind} ${styles[kind]}`}>
        <Icon name={icons[kind]} />
        {!isRead && <UnreadDot className={styles.dot} />}
      </View>
      <View className={styles.text}>
        <View className={styles.head}>
          <Text className={isRead ? styles.title : `${styles.title} ${styles.unread}`}>{title}</Text>
          <Text className={styles.time}>{relativeTime(createdAtMs, Date.now(), messages().time)}</Text>
        </View>
        {!isRead && <Text className="xs-aloud">{t.unread}</Text>}
        <View className={jump ? `${styles.body} ${styles.short}` : styles.body}>{body}</View>
      </View>
      {jump ? <Icon name="chevron-right" className={styles.arrow} /> : <View className={styles.noArrow} />}
    </Pressable>
  );
});
