import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { shanghaiDay } from '@rules/shanghaiTime';
import { weekdayOf } from '@/lib/time';
import { messages } from '@/locale/messages';
import { openLogin } from '@/navigation/loginGate';
import { user } from '@/stores/user';
import { Button } from '@/ui/Button';
import { Cell } from '@/ui/Cell';
import { EmptyState } from '@/ui/EmptyState';
import { scheduleMessages } from '../locale/messages';
import type { ScheduleStore } from '../Schedule.store';
import type { AgendaEntry } from '../scheduleRows';
import { exportAgenda } from '../sessionActions';
import { locationOf, timeRangeOf } from '../sessionText';
import { SessionCard } from './SessionCard';
import styles from './Agenda.module.scss';

/** Appointments of the viewer by day. */
export const Agenda = observer(function Agenda({ store }: { store: ScheduleStore }) {
  const t = scheduleMessages();
  const { agenda, schedule } = store;
  if (!user.isLoggedIn) {
    const logIn = { text: t.logIn, onPress: () => void openLogin() };
    return <EmptyState title={t.loggedOut} text={t.loggedOutHint} action={logIn} />;
  }
  if (agenda.length === 0 || !schedule) {
    const browse = { text: t.browse, onPress: () => store.selectView('all') };
    return <EmptyState title={t.mineEmpty} text={t.mineEmptyText} action={browse} />;
  }
  const { weekdays } = messages().time;
  const attended = agenda.filter(({ session }) => !session || session.cancelReason === null);
  return (
    <View className={styles.agenda}>
      {schedule.days.map((day) => {
        const entries = agenda.filter(({ appointment }) => shanghaiDay(appointment.startsAtMs) === day);
        if (entries.length === 0) return null;
        return (
          <View key={day}>
            <View className={styles.day} role="heading" aria-level={2}>
              {t.dayTab(day, weekdays[weekdayOf(day)] ?? '')}
            </View>
            {entries.map((entry) => (
              <View key={entry.appointment.id}>
                {overlapsAnother(entry, attended) && <View className={styles.overlap}>{t.overlapping}</View>}
                {entry.session ? <SessionCard store={store} session={entry.session} /> : <OtherEntry entry={entry} />}
              </View>
            ))}
          </View>
        );
      })}
      {attended.length > 0 && (
        <View className={styles.export}>
          <Button
            kind="tinted"
            size="medium"
            icon="calendar-event"
            isFull
            onPress={() =>
              void exportAgenda(
                attended.map(({ appointment }) => appointment),
                schedule.expoId
              )
            }
          >
            {t.exportAll}
          </Button>
        </View>
      )}
    </View>
  );
});

function OtherEntry({ entry: { appointment } }: { entry: AgendaEntry }) {
  return (
    <View className={styles.other}>
      <Cell
        icon="users"
        title={appointment.title}
        hint={`${timeRangeOf(appointment)} · ${locationOf(appointment)}`}
        value={scheduleMessages().meeting}
      />
    </View>
  );
}

function overlapsAnother(entry: AgendaEntry, entries: readonly AgendaEntry[]): boolean {
  const { id, startsAtMs, endsAtMs } = entry.appointment;
  return (
    entries.includes(entry) &&
    entries.some(
      ({ appointment: other }) => other.id !== id && other.startsAtMs < endsAtMs && other.endsAtMs > startsAtMs
    )
  );
}
