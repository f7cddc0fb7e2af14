import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { ExpoSessionBrief } from '@contract/expoSession';
import { clockOf, shortTime } from '@/lib/time';
import { messages } from '@/locale/messages';
import { linkTo } from '@/navigation/navigate';
import { Pressable } from '@/platform/pressable';
import { Highlighted } from '../../components/Highlighted';
import { searchMessages } from '../../locale/messages';
import styles from '../../components/NewsResultRow.module.scss';

interface SessionResultRowProps {
  session: ExpoSessionBrief;
  query: string;
}

/** A session of the current expo. Opens it in the schedule. */
export const SessionResultRow = observer(function SessionResultRow({ session, query }: SessionResultRowProps) {
  const { id, expoId, title, startsAtMs, endsAtMs, hallNumber, room } = session;
  const from = shortTime(startsAtMs, Date.now(), messages().time);
  return (
    <Pressable className={styles.article} role="link" onPress={linkTo('exhibit.schedule', { id, expoId })}>
      <View className={styles.title}>
        <Highlighted text={title} query={query} />
      </View>
      <View className={styles.facts}>
        <Text>{`${from}—${clockOf(endsAtMs)}`}</Text>
        <Text>{hallNumber === null ? room : searchMessages().hall(hallNumber, room)}</Text>
      </View>
    </Pressable>
  );
});
