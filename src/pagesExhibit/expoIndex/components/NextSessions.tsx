import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { ExpoSession } from '@contract/expoSession';
import { shanghaiDay } from '@rules/shanghaiTime';
import { dayText } from '@/components/expoTicket/ticketText';
import type { ExpoCountdown } from '@/lib/expoCountdown';
import { keepUnitsTogether } from '@/lib/keepUnitsTogether';
import { clockOf } from '@/lib/time';
import { linkTo } from '@/navigation/navigate';
import { ItemList } from '@/platform/itemList';
import { Pressable } from '@/platform/pressable';
import { Badge } from '@/ui/Badge';
import { Card } from '@/ui/Card';
import { SectionHeader } from '@/ui/SectionHeader';
import type { ExpoIndexStore } from '../ExpoIndex.store';
import { expoIndexMessages } from '../locale/messages';
import styles from '../ExpoIndex.module.scss';

interface Props {
  store: ExpoIndexStore;
  countdown: ExpoCountdown;
}

/** The sessions that are on or come next; the title leads to the schedule of their day, a session to itself. */
export const NextSessions = observer(function NextSessions({ store, countdown }: Props) {
  const t = expoIndexMessages();
  const { sessions, expoId, serverNowMs } = store;
  const day = sessions[0]?.day ?? '';
  const dayTitle = day === shanghaiDay(serverNowMs) ? t.agendaToday : t.agenda;
  return (
    <Card>
      <SectionHeader
        title={countdown.phase === 'before' ? t.agendaFirstDay : dayTitle}
        right={dayText(day)}
        onMore={linkTo('exhibit.schedule', { day, expoId })}
      />
      <ItemList>
        {sessions.map((session) => (
          <Pressable
            key={session.id}
            className={styles.row}
            role="link"
            onPress={linkTo('exhibit.schedule', { id: session.id, expoId })}
          >
            <View className={styles.time}>
              <Text>{clockOf(session.startsAtMs)}</Text>
              <Text className={styles.ticketHint}>{clockOf(session.endsAtMs)}</Text>
            </View>
            <View className={styles.ticketText}>
              <View className={styles.sessionTitle}>{session.title}</View>
              <View className={styles.ticketHint}>{factsOf(session)}</View>
            </View>
            {session.startsAtMs <= serverNowMs ? (
              <Badge text={t.isOnNow} tone="warn" />
            ) : (
              session.isReserved && <Badge text={t.reserved} tone="ok" />
            )}
          </Pressable>
        ))}
      </ItemList>
    </Card>
  );
});

/** Returns where a session is, and who speaks. */
function factsOf({ hallNumber, room, speakers }: ExpoSession): string {
  const t = expoIndexMessages();
  const [first] = speakers;
  const where = hallNumber === null ? room : t.room(hallNumber, room);
  return keepUnitsTogether(first === undefined ? where : `${where} · ${t.speakers(first.name, speakers.length)}`);
}
