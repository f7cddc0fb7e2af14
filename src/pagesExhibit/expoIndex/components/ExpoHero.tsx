import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { ExpoIndex } from '@contract/expo';
import { shanghaiDay, shanghaiMinute } from '@rules/shanghaiTime';
import { expoMessages } from '@/components/expo/locale/messages';
import { SpiceArt } from '@/components/SpiceArt';
import type { ExpoCountdown } from '@/lib/expoCountdown';
import { expoIndexMessages } from '../locale/messages';
import styles from '../ExpoIndex.module.scss';

interface Props {
  expo: ExpoIndex;
  countdown: ExpoCountdown;
  nowMs: number;
}

const clockOf = (ms: number) => shanghaiMinute(ms).slice(11);

/** Name, session, days and venue of an expo, and during it the hours of today. */
export const ExpoHero = observer(function ExpoHero({ expo, countdown, nowMs }: Props) {
  const t = expoIndexMessages();
  const today = expo.openings.find(({ opensAtMs }) => shanghaiDay(opensAtMs) === shanghaiDay(nowMs));
  return (
    <View className={styles.hero}>
      <View className={styles.disc} />
      <View className={styles.art}>
        <SpiceArt varietyId="star-anise" mode="mark" />
      </View>
      <View className={styles.facts}>
        <Text className={styles.phase}>{t.phases[countdown.phase]}</Text>
        <View className={styles.name} role="heading" aria-level={2}>
          {expo.name}
        </View>
        <View className={styles.session}>
          {[t.session(expo.number), expo.slogan].filter((text) => text !== '').join(' · ')}
        </View>
        <View className={styles.when}>{expoMessages().dateRange(expo.startsOn, expo.endsOn)}</View>
        <View className={styles.when}>{expo.venue}</View>
        {today && (
          <View className={styles.when}>{t.todayHours(clockOf(today.opensAtMs), clockOf(today.closesAtMs))}</View>
        )}
      </View>
    </View>
  );
});
