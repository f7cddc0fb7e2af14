import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { Expo } from '@contract/expo';
import { formatCount } from '@/lib/count';
import { type ExpoCountdown, expoCountdown } from '@/lib/expoCountdown';
import { Pressable } from '@/platform/pressable';
import { expoStore } from '@/stores/expo';
import { expoMessages } from './locale/messages';
import styles from './ExpoCard.module.scss';

interface Props {
  /** Omit on the page of the expo itself: the ticket is then no link. */
  onPress?(): void;
}

/** Ticket of the current or next expo. Renders nothing between expos, and reserves its space while loading. */
export const ExpoCard = observer(function ExpoCard({ onPress }: Props) {
  const { exhibitConfig: expo, isLoaded } = expoStore;
  if (!expo) return isLoaded ? null : <View className={styles.room} />;
  const countdown = expoCountdown(expo, Date.now());
  if (countdown.phase === 'over') return null;
  const ticket = <ExpoTicket expo={expo} countdown={countdown} />;
  if (!onPress) return <View className={styles.expo}>{ticket}</View>;
  return (
    <Pressable className={styles.expo} role="link" onPress={onPress}>
      {ticket}
    </Pressable>
  );
});

function ExpoTicket({ expo, countdown }: { expo: Expo; countdown: Exclude<ExpoCountdown, { phase: 'over' }> }) {
  const t = expoMessages();
  return (
    <>
      <View className={styles.facts}>
        <View className={styles.name}>{expo.name}</View>
        <View className={styles.when}>{`${t.dateRange(expo.startsOn, expo.endsOn)}·${expo.venue}`}</View>
        <View className={styles.foot}>
          <Text className={styles.ticket}>{t.freeTicket}</Text>
          <Text className={styles.count}>{t.registered(formatCount(expo.registeredCount))}</Text>
        </View>
      </View>
      <View className={styles.countdown}>
        {countdown.phase === 'before' ? (
          <>
            <Text>{t.opensIn}</Text>
            <Text className={styles.days}>{countdown.days}</Text>
            <Text>{t.days(countdown.days)}</Text>
          </>
        ) : (
          <>
            <Text>{t.isOn}</Text>
            <Text className={styles.days}>{countdown.day}</Text>
            <Text>{t.dayOfExpo}</Text>
          </>
        )}
      </View>
    </>
  );
}
