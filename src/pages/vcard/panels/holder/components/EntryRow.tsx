import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { HolderEntry } from '@contract/holder';
import { PartyBadge } from '@/components/listing/PartyBadge';
import { messages } from '@/locale/messages';
import { Pressable } from '@/platform/pressable';
import { Avatar } from '@/ui/Avatar';
import { UnreadDot } from '@/ui/CounterBadge';
import { Icon } from '@/ui/Icon';
import { Skeleton } from '@/ui/Skeleton';
import type { HolderStore } from '../Holder.store';
import type { HolderRow } from '../HolderList.store';
import { holderMessages } from '../locale/messages';
import styles from './EntryRow.module.scss';

/** Height of a letter above a row, as a share of the row; the style sheet has the same. */
const HEADING_UNITS = 0.4;

/** Returns the height of a row in units of a row without a letter. */
export const rowUnits = ({ heading }: HolderRow): number => (heading === '' ? 1 : 1 + HEADING_UNITS);

interface EntryRowProps {
  store: HolderStore;
  row: HolderRow;
}

/** A row of the list below its letter. It asks for its person when it is rendered. */
export const EntryRow = observer(function EntryRow({ store, row }: EntryRowProps) {
  const { list } = store;
  const { index, heading, entry } = row;
  const { version } = list;
  useEffect(() => list.request(index), [list, index, version]);
  return (
    <>
      {heading !== '' && <View className={styles.heading}>{heading}</View>}
      {entry ? <Person store={store} entry={entry} /> : <PendingPerson store={store} index={index} />}
    </>
  );
});

const Person = observer(function Person({ store, entry }: { store: HolderStore; entry: HolderEntry }) {
  const t = holderMessages();
  const { selection } = store;
  const { id, name, position, companyName, verifications } = entry;
  const { isActive } = selection;
  const isChosen = isActive && selection.has(id);
  const handlePress = () => {
    if (isActive) selection.toggle(id);
    else void store.entry.open(id);
  };
  const handleHold = () => {
    selection.start();
    selection.toggle(id);
  };
  return (
    <Pressable
      // Another view while people are chosen: WeChat speaks none that a resting finger acts on.
      key={isActive ? 'choice' : 'person'}
      className={styles.row}
      role={isActive ? 'checkbox' : 'link'}
      isChecked={isActive ? isChosen : undefined}
      onPress={handlePress}
      onLongPress={isActive ? undefined : handleHold}
    >
      {isActive && (
        <View className={isChosen ? `${styles.box} ${styles.on}` : styles.box}>
          {isChosen && <Icon name="check" />}
        </View>
      )}
      <View className={styles.avatar}>
        <Avatar name={name} src={entry.avatarUrl} />
        {entry.hasUpdate && <UnreadDot className={styles.dot} />}
      </View>
      <View className={styles.text}>
        <View className={styles.line}>
          <Text className={styles.name}>{name}</Text>
          {position !== '' && <Text className={styles.position}>{position}</Text>}
          {entry.isStarred && <Icon name="star-filled" className={styles.star} />}
        </View>
        <View className={styles.line}>
          {companyName !== '' && <Text className={styles.company}>{companyName}</Text>}
          <PartyBadge verifications={verifications} isBare />
        </View>
      </View>
      <Text className={styles.met}>{entry.metLocation || t.sources[entry.source]}</Text>
      <Marks entry={entry} />
    </Pressable>
  );
});

/** Star and dot of a person for screen readers. */
const Marks = observer(function Marks({ entry: { isStarred, hasUpdate } }: { entry: HolderEntry }) {
  const t = holderMessages();
  const marks = [isStarred && t.starred, hasUpdate && t.updated].filter(Boolean);
  return marks.length > 0 ? <Text className="xs-aloud">{marks.join(t.listSeparator)}</Text> : null;
});

/** The row of a person who is not loaded yet; after a failure it offers to try again. */
const PendingPerson = observer(function PendingPerson({ store, index }: { store: HolderStore; index: number }) {
  if (store.list.isFailed(index)) {
    return (
      <Pressable className={styles.row} onPress={() => void store.list.requestAgain(index)}>
        <Text className={styles.failed}>{messages().loadMoreFailed}</Text>
      </Pressable>
    );
  }
  return <PersonSkeleton />;
});

/** Skeleton with the height of a row. */
export function PersonSkeleton() {
  return (
    <View className={styles.row}>
      <Skeleton width={44} height={44} isRound />
      <View className={styles.blocks}>
        <Skeleton width="48%" height={16} />
        <Skeleton width="64%" height={12} />
      </View>
    </View>
  );
}
