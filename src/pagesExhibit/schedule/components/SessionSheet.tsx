import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { ExpoSession, Speaker } from '@contract/expoSession';
import { weekdayOf } from '@/lib/time';
import { messages } from '@/locale/messages';
import { push } from '@/navigation/navigate';
import { openExternalLink } from '@/platform/externalLink';
import { Button } from '@/ui/Button';
import { Cell } from '@/ui/Cell';
import { Sheet } from '@/ui/Sheet';
import { Tag } from '@/ui/Tag';
import { usePresence } from '@/ui/usePresence';
import { scheduleMessages } from '../locale/messages';
import type { ScheduleStore } from '../Schedule.store';
import { cancelReservation, reserve, saveToCalendar } from '../sessionActions';
import { languagesOf, locationOf, phaseOf, timeRangeOf, vacancyOf } from '../sessionText';
import styles from './SessionSheet.module.scss';

/** Details of a session, with its speakers and what can be done. */
export const SessionSheet = observer(function SessionSheet({ store }: { store: ScheduleStore }) {
  const { shown: session } = usePresence(store.openSession);
  if (!session) return null;
  return (
    <Sheet
      isOpen={store.openSession !== undefined}
      onClose={() => store.open(undefined)}
      title={session.title}
      contentKey={session.id}
      footer={<SessionFooter store={store} session={session} />}
    >
      <SessionDetails session={session} nowMs={store.nowMs} />
    </Sheet>
  );
});

function SessionDetails({ session, nowMs }: { session: ExpoSession; nowMs: number }) {
  const t = scheduleMessages();
  const vacancy = vacancyOf(session, nowMs);
  const { hallNumber, liveUrl, slidesUrl } = session;
  const weekday = messages().time.weekdays[weekdayOf(session.day)] ?? '';
  return (
    <View className={styles.details}>
      {session.cancelReason !== null && (
        <View className={styles.cancelled}>{t.cancelledBecause(session.cancelReason)}</View>
      )}
      <View className={styles.time}>{`${t.dayTab(session.day, weekday)} ${timeRangeOf(session)}`}</View>
      <View className={styles.facts}>{languagesOf(session)}</View>
      <View className={styles.tags}>
        <Tag text={t.tracks[session.track]} />
        {vacancy !== '' && <Tag text={vacancy} />}
      </View>
      <Cell
        icon="map-pin"
        title={locationOf(session)}
        {...(hallNumber !== null && { hint: t.onMap, onPress: () => push('exhibit.map', {}) })}
      />
      {liveUrl !== null && session.cancelReason === null && (
        <Cell icon="speakerphone" title={t.watchLive} onPress={() => openExternalLink(liveUrl)} />
      )}
      {slidesUrl !== null && (
        <Cell icon="file-export" title={t.openSlides} onPress={() => openExternalLink(slidesUrl)} />
      )}
      {session.summary !== '' && (
        <>
          <View className={styles.head}>{t.summary}</View>
          <View className={styles.summary}>{session.summary}</View>
        </>
      )}
      {session.speakers.length > 0 && <View className={styles.head}>{t.speakers}</View>}
      {session.speakers.map((speaker) => (
        <SpeakerCell key={speaker.name} speaker={speaker} />
      ))}
    </View>
  );
}

function SpeakerCell({ speaker: { name, position, company, cardId } }: { speaker: Speaker }) {
  const hint = [company, position].filter(Boolean).join(' · ');
  return (
    <Cell
      icon="user"
      title={name}
      hint={hint}
      {...(cardId !== null && {
        value: scheduleMessages().openCard(name),
        onPress: () => push('vcard.shell', { pageType: 'visitorCardDetail', id: cardId })
      })}
    />
  );
}

const SessionFooter = observer(function SessionFooter({
  store,
  session
}: {
  store: ScheduleStore;
  session: ExpoSession;
}) {
  const t = scheduleMessages();
  const isComing = phaseOf(session, store.nowMs) === 'coming';
  const isLoading = store.reservation.pendingId === session.id;
  return (
    <View className={styles.actions}>
      {isComing && (
        <View className={styles.action}>
          <Button
            kind="outline"
            icon="calendar-event"
            size="medium"
            isFull
            onPress={() => void saveToCalendar(session)}
          >
            {t.addToCalendar}
          </Button>
        </View>
      )}
      {isComing && session.isReserved && (
        <View className={styles.action}>
          <Button size="medium" isFull isLoading={isLoading} onPress={() => void cancelReservation(store, session)}>
            {t.cancel}
          </Button>
        </View>
      )}
      {isComing && !session.isReserved && session.remaining !== null && session.remaining > 0 && (
        <View className={styles.action}>
          <Button kind="primary" size="medium" isFull isLoading={isLoading} onPress={() => reserve(store, session)}>
            {t.reserve}
          </Button>
        </View>
      )}
    </View>
  );
});
