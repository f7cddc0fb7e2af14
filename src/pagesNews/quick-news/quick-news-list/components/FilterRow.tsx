import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { ScrollRow } from '@/platform/scrollRow';
import { Chip } from '@/ui/Chip';
import { quickNewsMessages } from '../../locale/messages';
import { type FilterName, filterNames } from '../flashFilter';
import type { QuickNewsListStore } from '../QuickNewsList.store';
import styles from './FilterRow.module.scss';

interface Props {
  store: QuickNewsListStore;
  onFilter(filter: FilterName): void;
  onVariety(): void;
}

/** Filter of the timeline; sticks below the navigation bar. */
export const FilterRow = observer(function FilterRow({ store, onFilter, onVariety }: Props) {
  const t = quickNewsMessages();
  return (
    <View className={styles.row} role="group" aria-label={t.filterLabel}>
      <ScrollRow>
        <View className={styles.chips}>
          {filterNames.map((name) => (
            <Chip key={name} text={t.filters[name]} isOn={store.filter === name} onPress={() => onFilter(name)} />
          ))}
          <Chip
            kind="menu"
            text={store.variety?.name ?? t.variety}
            isOn={store.variety !== undefined}
            onPress={onVariety}
          />
        </View>
      </ScrollRow>
    </View>
  );
});
