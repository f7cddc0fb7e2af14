import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { HolderGroup } from '@contract/holder';
import { MAX_HOLDER_GROUP_NAME } from '@rules/holder';
import { Pressable } from '@/platform/pressable';
import { Button } from '@/ui/Button';
import { Chip } from '@/ui/Chip';
import { IconButton } from '@/ui/IconButton';
import { overlays } from '@/ui/overlays';
import { runWithToast } from '@/ui/runWithToast';
import { Sheet } from '@/ui/Sheet';
import { askForGroupName, createGroup, toastGroupError } from '../choices';
import type { HolderStore } from '../Holder.store';
import { holderMessages } from '../locale/messages';
import styles from './GroupsSheet.module.scss';

interface GroupsSheetProps {
  store: HolderStore;
  isOpen: boolean;
  onClose(): void;
}

/** Groups and tags: a tap narrows the list down to one; groups are created, renamed and removed here. */
export const GroupsSheet = observer(function GroupsSheet({ store, isOpen, onClose }: GroupsSheetProps) {
  const t = holderMessages();
  const { groups = [], tags = [] } = store.summary ?? {};
  const choose = (filter: HolderStore['groupFilter']) => {
    store.setGroupFilter(filter);
    onClose();
  };
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t.groupsTitle}>
      <View className={styles.title} role="heading" aria-level={3}>
        {t.groups}
      </View>
      <View>
        {groups.map((group) => (
          <GroupRow key={group.id} store={store} group={group} onChoose={() => choose({ groupId: group.id })} />
        ))}
      </View>
      {groups.length === 0 && <View className={styles.none}>{t.noGroups}</View>}
      <View>{store.groups.removed && <RemovedGroup store={store} group={store.groups.removed} />}</View>
      <View className={styles.create}>
        <Button size="medium" icon="plus" isLoading={store.groups.isBusy} onPress={() => void createGroup(store)}>
          {t.newGroup}
        </Button>
      </View>
      {tags.length > 0 && (
        <>
          <View className={styles.title} role="heading" aria-level={3}>
            {t.tags}
          </View>
          <View className={styles.tags}>
            {tags.map(({ tag, count }) => (
              <Chip
                key={tag}
                text={`${tag} ${count}`}
                isOn={tag === store.groupFilter.tag}
                onPress={() => choose({ tag })}
              />
            ))}
          </View>
        </>
      )}
    </Sheet>
  );
});

interface GroupRowProps {
  store: HolderStore;
  group: HolderGroup;
  onChoose(): void;
}

const GroupRow = observer(function GroupRow({ store, group, onChoose }: GroupRowProps) {
  const t = holderMessages();
  const isChosen = group.id === store.groupFilter.groupId;
  return (
    <View className={styles.row}>
      <Pressable className={styles.group} onPress={onChoose}>
        <Text className={isChosen ? `${styles.name} ${styles.chosen}` : styles.name}>{group.name}</Text>
        <Text className={styles.count}>{t.people(group.count)}</Text>
      </Pressable>
      <IconButton icon="dots" label={t.moreOf(group.name)} onPress={() => void showGroupMenu(store, group)} />
    </View>
  );
});

/** The removed group with its undo: the bar of the page is below the sheet. */
const RemovedGroup = observer(function RemovedGroup({ store, group }: { store: HolderStore; group: HolderGroup }) {
  const t = holderMessages();
  const handleUndo = () => void runWithToast(store.groups.undo, t.restored, toastGroupError);
  return (
    <View className={styles.removed} role="status">
      <Text className={styles.name}>{t.groupRemoved(group.name)}</Text>
      <Button size="small" kind="outline" onPress={handleUndo}>
        {t.undo}
      </Button>
    </View>
  );
});

async function showGroupMenu({ groups }: HolderStore, group: HolderGroup): Promise<void> {
  const t = holderMessages();
  const items = [
    { text: t.renameGroup, icon: 'pencil' as const },
    { text: t.removeGroup, icon: 'trash' as const, isDanger: true }
  ];
  const choice = await overlays.actionSheet({ title: group.name, items });
  if (choice === 1) await runWithToast(() => groups.remove(group), undefined, toastGroupError);
  if (choice !== 0) return;
  const name = await askForGroupName(t.newGroupTitle(MAX_HOLDER_GROUP_NAME), group.name);
  if (name !== undefined) await runWithToast(() => groups.rename(group.id, name), undefined, toastGroupError);
}
