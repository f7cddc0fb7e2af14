import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { HolderEntryDetail } from '@contract/holder';
import { shanghaiDay } from '@rules/shanghaiTime';
import { DayInput } from '@/platform/dayInput';
import { Pressable } from '@/platform/pressable';
import { Cell } from '@/ui/Cell';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { runWithToast } from '@/ui/runWithToast';
import { askForGroup } from '../choices';
import type { HolderStore } from '../Holder.store';
import { holderMessages } from '../locale/messages';
import styles from './RemarkRows.module.scss';

interface RemarkRowsProps {
  store: HolderStore;
  entry: HolderEntryDetail;
}

/** Remarks of the user about a person, each with its way to change it. */
export const RemarkRows = observer(function RemarkRows({ store, entry }: RemarkRowsProps) {
  const t = holderMessages();
  const { summary } = store;
  const group = summary?.groups.find(({ id }) => id === entry.groupId);
  const handleGroup = async () => {
    const groupId = await askForGroup(store, entry.groupId);
    if (groupId !== undefined && groupId !== entry.groupId) await runWithToast(() => store.entry.save({ groupId }));
  };
  return (
    <View>
      <Pressable className={styles.note} onPress={() => store.entry.showPart('note')}>
        <View className={styles.label}>
          <Text>{t.entry.note}</Text>
          <Icon name="chevron-right" />
        </View>
        <View className={entry.note === '' ? styles.none : styles.text}>{entry.note || t.entry.addNote}</View>
      </Pressable>
      <Cell
        title={t.entry.tags}
        value={entry.tags.length > 0 ? entry.tags.join(t.listSeparator) : t.entry.addTags}
        onPress={() => store.entry.showPart('tags')}
      />
      <Cell title={t.entry.group} value={group?.name ?? t.noGroup} onPress={() => void handleGroup()} />
      <Reminder store={store} entry={entry} />
    </View>
  );
});

const Reminder = observer(function Reminder({ store, entry: { remindOn } }: RemarkRowsProps) {
  const { entry: t } = holderMessages();
  const save = (day: string | null) => void runWithToast(() => store.entry.save({ remindOn: day }));
  return (
    <View className={styles.reminder}>
      <DayInput
        className={styles.day}
        label={t.remind}
        value={remindOn ?? ''}
        first={shanghaiDay(Date.now())}
        onChange={(day) => save(day === '' ? null : day)}
      >
        <Text>{t.remind}</Text>
        <Text className={styles.value}>{remindOn ?? t.remindOn}</Text>
      </DayInput>
      {remindOn !== null && (
        <IconButton icon="x" label={t.clearReminder} className={styles.clear} onPress={() => save(null)} />
      )}
    </View>
  );
});
