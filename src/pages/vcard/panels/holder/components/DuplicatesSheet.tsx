import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { HolderEntry } from '@contract/holder';
import { Avatar } from '@/ui/Avatar';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { Sheet } from '@/ui/Sheet';
import { SkeletonRow } from '@/ui/Skeleton';
import type { DuplicateGroup } from '../Duplicates.store';
import type { HolderStore } from '../Holder.store';
import { holderMessages } from '../locale/messages';
import { confirmMerge, undoMerge } from '../personActions';
import styles from './DuplicatesSheet.module.scss';

interface DuplicatesSheetProps {
  store: HolderStore;
  isOpen: boolean;
  onClose(): void;
}

/** People who seem to be the same, in groups that can be merged. */
export const DuplicatesSheet = observer(function DuplicatesSheet({ store, isOpen, onClose }: DuplicatesSheetProps) {
  useEffect(() => {
    if (isOpen) void store.duplicates.load();
  }, [store, isOpen]);
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={holderMessages().duplicates.title}>
      <View>{store.duplicates.merged && <MergedPeople store={store} count={store.duplicates.merged.length} />}</View>
      <Groups store={store} />
    </Sheet>
  );
});

/** The last merge with its undo: the bar of the page is below the sheet. */
const MergedPeople = observer(function MergedPeople({ store, count }: { store: HolderStore; count: number }) {
  const t = holderMessages();
  return (
    <View className={styles.merged} role="status">
      <Text className={styles.text}>{t.duplicates.merged(count)}</Text>
      <Button size="small" kind="outline" onPress={() => void undoMerge(store)}>
        {t.undo}
      </Button>
    </View>
  );
});

const Groups = observer(function Groups({ store }: { store: HolderStore }) {
  const { duplicates: t } = holderMessages();
  const { duplicates } = store;
  switch (duplicates.status) {
    case 'loading':
      return <SkeletonRow />;
    case 'error':
      return <ErrorState error={duplicates.error} onRetry={() => void duplicates.load()} />;
    case 'empty':
      return <EmptyState title={t.empty} text={t.emptyHint} />;
    case 'ready':
      return (
        <View className={styles.groups}>
          <View className={styles.hint}>{t.hint}</View>
          {duplicates.groups.map((group) => (
            <Group key={group.key} store={store} group={group} />
          ))}
        </View>
      );
  }
});

interface GroupProps {
  store: HolderStore;
  group: DuplicateGroup;
}

const Group = observer(function Group({ store, group }: GroupProps) {
  const { duplicates: t } = holderMessages();
  const { duplicates } = store;
  const merged = duplicates.mergedOf(group);
  return (
    <View className={styles.group}>
      {group.entries.map((entry) => (
        <View key={entry.id} className={styles.person}>
          <Checkbox isChecked={!duplicates.isExcluded(entry.id)} onChange={() => duplicates.toggle(entry.id)}>
            <Member entry={entry} role={roleOf(entry, merged)} />
          </Checkbox>
        </View>
      ))}
      <View className={styles.merge}>
        <Button
          kind="tinted"
          size="medium"
          isFull
          isLoading={duplicates.isMerging}
          isDisabled={merged.length < 2}
          onPress={() => void confirmMerge(store, group)}
          onDisabledPress={() => void confirmMerge(store, group)}
        >
          {t.merge(merged.length)}
        </Button>
      </View>
    </View>
  );
});

type MergeRole = 'keeps' | 'merges' | 'excluded';

function roleOf(entry: HolderEntry, merged: readonly HolderEntry[]): MergeRole {
  if (!merged.includes(entry)) return 'excluded';
  return entry === merged[0] ? 'keeps' : 'merges';
}

const Member = observer(function Member({ entry, role }: { entry: HolderEntry; role: MergeRole }) {
  const t = holderMessages();
  const { name, companyName, position } = entry;
  const facts = [companyName, position, t.sources[entry.source]].filter((fact) => fact !== '');
  return (
    <View className={styles.member}>
      <Avatar name={name} src={entry.avatarUrl} size="small" />
      <View className={styles.text}>
        <View className={styles.name}>{name}</View>
        <View className={styles.facts}>{facts.join(' · ')}</View>
      </View>
      <View className={styles[role]}>{t.duplicates[role]}</View>
    </View>
  );
});
