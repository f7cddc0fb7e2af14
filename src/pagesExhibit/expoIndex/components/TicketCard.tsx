import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { expoMessages } from '@/components/expo/locale/messages';
import type { ExpoCountdown } from '@/lib/expoCountdown';
import { push } from '@/navigation/navigate';
import { Pressable } from '@/platform/pressable';
import { Icon } from '@/ui/Icon';
import { expoIndexMessages } from '../locale/messages';
import styles from '../ExpoIndex.module.scss';

/** Leads to the registration, which is the ticket for who has one; beside it the countdown. */
export const TicketCard = observer(function TicketCard({ countdown }: { countdown: ExpoCountdown }) {
  const t = expoIndexMessages();
  return (
    <Pressable className={styles.ticket} role="link" onPress={() => push('exhibit.register')}>
      <Icon name="ticket" className={styles.ticketIcon} />
      <View className={styles.ticketText}>
        <View className={styles.ticketTitle}>{t.ticket}</View>
        <View className={styles.ticketHint}>{t.ticketHint}</View>
      </View>
      <Countdown countdown={countdown} />
    </Pressable>
  );
});

function Countdown({ countdown }: { countdown: ExpoCountdown }) {
  const t = expoMessages();
  if (countdown.phase === 'over') return null;
  const isBefore = countdown.phase === 'before';
  return (
    <View className={styles.countdown}>
      <Text className={styles.ticketHint}>{isBefore ? t.opensIn : t.isOn}</Text>
      <Text className={styles.days}>{isBefore ? countdown.days : countdown.day}</Text>
      <Text className={styles.ticketHint}>{isBefore ? t.days(countdown.days) : t.dayOfExpo}</Text>
    </View>
  );
}
