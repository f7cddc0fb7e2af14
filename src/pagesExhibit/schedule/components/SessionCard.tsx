import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { ExpoSession } from '@contract/expoSession';
import { Pressable } from '@/platform/pressable';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { Tag } from '@/ui/Tag';
import { scheduleMessages } from '../locale/messages';
import type { ScheduleStore } from '../Schedule.store';
import { reserve } from '../sessionActions';
import { languagesOf, locationOf, phaseOf, timeRangeOf, vacancyOf } from '../sessionText';
import styles from './SessionCard.module.scss';

/** A session in the list; a tap opens its sheet. */
export const SessionCard = observer(function SessionCard({
  store,
  session
}: {
  store: ScheduleStore;
  session: ExpoSession;
}) {
  const t = scheduleMessages();
  const phase = phaseOf(session, store.nowMs);
  const canReserve = phase === 'coming' && !session.isReserved && session.remaining !== null && session.remaining > 0;
  const vacancy = vacancyOf(session, store.nowMs);
  return (
    <View className={`${styles.card} ${phase === 'cancelled' || phase === 'ended' ? styles.over : ''}`}>
      <Pressable className={styles.text} onPress={() => store.open(session.id)}>
        <View className={styles.time}>{timeRangeOf(session)}</View>
        <View className={styles.title}>{session.title}</View>
        <View className={styles.facts}>
          <Icon name="map-pin" />
          {locationOf(session)}
        </View>
        <View className={`${styles.facts} ${styles.plain}`}>{languagesOf(session)}</View>
        {session.speakers.length > 0 && (
          <View className={styles.facts}>
            <Icon name="user" />
            {session.speakers.map(({ name }) => name).join(' · ')}
          </View>
        )}
        <View className={styles.tags}>
          <Tag text={t.tracks[session.track]} />
          {session.hasLive && phase !== 'ended' && <Badge text={t.live} tone="red" />}
          {session.slidesUrl !== null && <Badge text={t.slidesTag} tone="info" />}
          {phase === 'cancelled' && <Badge text={t.cancelled} tone="grey" />}
          {phase === 'started' && <Badge text={t.started} tone="warn" />}
          {phase === 'ended' && <Badge text={t.ended} tone="grey" />}
          {session.isReserved && phase !== 'cancelled' && <Badge text={t.reserved} tone="ok" />}
        </View>
      </Pressable>
      {(canReserve || vacancy !== '') && (
        <View className={styles.foot}>
          <Text className={styles.vacancy}>{vacancy}</Text>
          {canReserve && (
            <Button
              size="small"
              kind="tinted"
              label={t.reserveOf(session.title)}
              isLoading={store.reservation.pendingId === session.id}
              onPress={() => reserve(store, session)}
            >
              {t.reserve}
            </Button>
          )}
        </View>
      )}
    </View>
  );
});
