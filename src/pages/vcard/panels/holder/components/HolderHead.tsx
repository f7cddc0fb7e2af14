import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { HandleCode } from '@/components/scan/scan';
import { ScanButton } from '@/components/scan/ScanButton';
import { messages } from '@/locale/messages';
import { Pressable } from '@/platform/pressable';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { NavBar } from '@/ui/NavBar';
import { overlays } from '@/ui/overlays';
import { Tabs } from '@/ui/Tabs';
import { TextInput } from '@/ui/TextInput';
import { type HolderStore, panelTabs } from '../Holder.store';
import { holderMessages } from '../locale/messages';
import styles from './HolderHead.module.scss';

/** Element id of the part that stays at the top of the screen. */
export const HEAD_ID = 'holder-head';

/** Maximum length of a search, the server's. */
const MAX_SEARCH_LENGTH = 30;

interface HolderHeadProps {
  store: HolderStore;
  onMenu(): void;
  onCode: HandleCode;
}

/** Title with the number of people, search and tabs; they stay while the list scrolls. */
export const HolderHead = observer(function HolderHead({ store, onMenu, onCode }: HolderHeadProps) {
  const t = holderMessages();
  const requests = store.summary?.requests;
  return (
    <View id={HEAD_ID} className={styles.head}>
      {store.selection.isActive ? <SelectionNav store={store} /> : <HolderNav store={store} onMenu={onMenu} />}
      <View className={styles.search} role="search">
        <Icon name="search" className={styles.glass} />
        <TextInput
          name="q"
          value={store.searchText}
          label={t.search}
          placeholder={t.search}
          maxLength={MAX_SEARCH_LENGTH}
          keyboard="search"
          isSearch
          onChange={store.setSearchText}
        />
        <ScanButton className={styles.scan} onCode={onCode} />
      </View>
      <Tabs
        label={t.tabsLabel}
        value={store.tab}
        onChange={store.selectTab}
        options={panelTabs.map((key) => ({
          key,
          text: t.tabs[key],
          ...(key === 'requests' && requests ? { count: requests } : {})
        }))}
      />
      <GroupChip store={store} />
    </View>
  );
});

const HolderNav = observer(function HolderNav({ store, onMenu }: Pick<HolderHeadProps, 'store' | 'onMenu'>) {
  const t = holderMessages();
  const { summary, selection } = store;
  const people = summary?.tabs.all ?? 0;
  return (
    <NavBar
      title={
        <View className={styles.heading}>
          <Text className={styles.title} role="heading" aria-level={1}>
            {t.title}
          </Text>
          {people > 0 && <Text className={styles.people}>{t.people(people)}</Text>}
        </View>
      }
      right={
        <>
          {people > 0 && store.tab !== 'requests' && (
            <IconButton icon="circle-check" label={t.select} onPress={selection.start} />
          )}
          <IconButton icon="dots" label={messages().more} onPress={onMenu} />
        </>
      }
    />
  );
});

const SelectionNav = observer(function SelectionNav({ store }: { store: HolderStore }) {
  const { selection: t } = holderMessages();
  const { selection } = store;
  const handleAll = async () => {
    if (!(await selection.chooseAll())) overlays.toast(t.notAll);
  };
  return (
    <NavBar
      hasBack={false}
      isLarge
      title={t.title(selection.count)}
      right={
        <>
          {selection.count > 0 ? (
            <NavAction text={t.none} onPress={selection.chooseNone} />
          ) : (
            <NavAction text={t.all} onPress={() => void handleAll()} />
          )}
          <NavAction text={t.done} onPress={selection.stop} />
        </>
      }
    />
  );
});

function NavAction({ text, onPress }: { text: string; onPress(): void }) {
  return (
    <Pressable className={styles.action} onPress={onPress}>
      <Text>{text}</Text>
    </Pressable>
  );
}

/** The group or tag that the list is narrowed down to; a tap removes it. */
const GroupChip = observer(function GroupChip({ store }: { store: HolderStore }) {
  const t = holderMessages();
  const { group } = store;
  const name = group?.name ?? store.groupFilter.tag;
  if (name === undefined) return null;
  return (
    <View className={styles.chips}>
      <Pressable className={styles.chip} label={t.clearFilter(name)} onPress={() => store.setGroupFilter({})}>
        <Text>{name}</Text>
        <Icon name="x" />
      </Pressable>
    </View>
  );
});
