import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { isBuilt, push } from '@/navigation/navigate';
import { Pressable } from '@/platform/Pressable';
import { ScrollRow } from '@/platform/ScrollRow';
import type { TransactionMode } from '@/stores/settings';
import { Chip } from '@/ui/Chip';
import { Icon } from '@/ui/Icon';
import { NavBar } from '@/ui/NavBar';
import { transactionWords } from '../locale/words';
import type { TransactionStore } from '../Transaction.store';
import { FilterRow } from './FilterRow';
import styles from './TransactionHeader.module.scss';

const modes: readonly TransactionMode[] = ['supply', 'purchase'];
/** Those that fit into a thumb's reach; the others stand in the sheet. */
const quickMarks = {
  supply: ['certifiedOnly', 'inStock', 'newCrop', 'sulfurFree'],
  purchase: ['certifiedOnly']
} as const;

/** The two sides as a title, the search, orders and filters; stays while the page scrolls. */
export const TransactionHeader = observer(function TransactionHeader({ store }: { store: TransactionStore }) {
  const t = transactionWords();
  const title = (
    <View className={styles.top}>
      <View className={styles.modes} role="tablist" aria-label={t.modeLabel}>
        {modes.map((mode) => (
          <Pressable
            key={mode}
            className={mode === store.mode ? `${styles.mode} ${styles.on}` : styles.mode}
            role="tab"
            isSelected={mode === store.mode}
            onPress={() => store.selectMode(mode)}
          >
            <Text>{t.modes[mode]}</Text>
          </Pressable>
        ))}
      </View>
      {isBuilt('search.middle') && (
        <Pressable className={styles.search} role="link" label={t.search} onPress={() => push('search.middle')}>
          <Icon name="search" className={styles.glass} />
          <Text className={styles.hint}>{t.search}</Text>
        </Pressable>
      )}
    </View>
  );
  return (
    <View className={styles.header}>
      <NavBar title={title} hasBack={false} />
      <FilterRow store={store} />
      <QuickChips store={store} />
    </View>
  );
});

/** What most readers narrow to, one tap away; what is narrowed to besides can be let go of here. */
const QuickChips = observer(function QuickChips({ store }: { store: TransactionStore }) {
  const t = transactionWords();
  const { varieties } = store;
  const name = varieties[0]?.name || t.variety;
  return (
    <ScrollRow className={styles.scroller}>
      <View className={styles.chips}>
        {varieties.length > 0 && (
          <Pressable className={styles.variety} label={t.clearVariety(name)} onPress={() => store.selectVarieties([])}>
            <Text>{varieties.length > 1 ? t.varieties(name, varieties.length) : name}</Text>
            <Icon name="x" />
          </Pressable>
        )}
        {quickMarks[store.mode].map((mark) => (
          <Chip
            key={mark}
            text={t.marks[mark]}
            kind="check"
            isOnPage
            isOn={store.filters[mark]}
            onPress={() => store.toggle(mark)}
          />
        ))}
      </View>
    </ScrollRow>
  );
});
