import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { isBuilt, push } from '@/navigation/navigate';
import { Pressable } from '@/platform/Pressable';
import type { TransactionMode } from '@/stores/settings';
import { Chip } from '@/ui/Chip';
import { Icon } from '@/ui/Icon';
import { NavBar } from '@/ui/NavBar';
import { Segmented } from '@/ui/Segmented';
import { transactionWords } from '../locale/words';
import type { TransactionStore } from '../Transaction.store';
import styles from './TransactionHeader.module.scss';

const modes: readonly TransactionMode[] = ['supply', 'purchase'];

/** The two sides as a title, the search, and the filters; stays while the page scrolls. */
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
      <Filters store={store} />
    </View>
  );
});

const Filters = observer(function Filters({ store }: { store: TransactionStore }) {
  const t = transactionWords();
  const byPrice = store.mode === 'supply' ? t.cheapest : t.dearest;
  return (
    <View className={styles.filters}>
      <View className={styles.chips}>
        {store.varietyId !== '' && (
          <Pressable
            className={styles.variety}
            label={t.clearVariety(store.varietyName || t.variety)}
            onPress={store.clearVariety}
          >
            <Text>{store.varietyName || t.variety}</Text>
            <Icon name="x" />
          </Pressable>
        )}
        <Chip text={t.certifiedOnly} kind="check" isOnPage isOn={store.certifiedOnly} onPress={store.toggleCertified} />
      </View>
      <Segmented
        label={t.sortLabel}
        options={[
          { key: 'newest', text: t.newest },
          { key: 'price', text: byPrice }
        ]}
        value={store.sort}
        onChange={store.selectSort}
      />
    </View>
  );
});
