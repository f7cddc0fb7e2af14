import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { NewsCategory } from '@contract/news';
import type { SearchScope } from '@contract/search';
import { messages } from '@/locale/messages';
import { market } from '@/stores/market';
import { Chip } from '@/ui/Chip';
import { Picker } from '@/ui/Picker';
import { SegmentedControl } from '@/ui/SegmentedControl';
import { searchMessages } from '../../locale/messages';
import type { SearchViewStore } from '../SearchView.store';
import styles from './ScopeFilters.module.scss';

interface Props {
  scope: SearchScope;
  store: SearchViewStore;
}

/** Sort order and filters of a tab's list. Renders nothing for a scope without any. */
export const ScopeFilters = observer(function ScopeFilters({ scope, store }: Props) {
  switch (scope) {
    case 'lines':
      return <LineFilters store={store} />;
    case 'supplies':
    case 'purchases':
      return <ListingFilters scope={scope} store={store} />;
    case 'news':
      return <NewsFilters store={store} />;
    case 'flashes':
      return <FlashFilters store={store} />;
    default:
      return null;
  }
});

const LineFilters = observer(function LineFilters({ store }: { store: SearchViewStore }) {
  const t = searchMessages();
  return (
    <View className={styles.filters}>
      <SegmentedControl
        label={t.sortLabel}
        options={[
          { key: 'default', text: t.byList },
          { key: 'rise', text: t.rise },
          { key: 'fall', text: t.fall }
        ]}
        value={store.lineSort}
        onChange={store.selectLineSort}
      />
      <Text className={styles.unit}>{t.perUnit[market.unit]}</Text>
    </View>
  );
});

const ListingFilters = observer(function ListingFilters({ scope, store }: Props) {
  const t = searchMessages();
  return (
    <View className={styles.filters}>
      <Chip kind="check" text={t.certifiedOnly} isOnPage isOn={store.certifiedOnly} onPress={store.toggleCertified} />
      <SegmentedControl
        label={t.sortLabel}
        options={[
          { key: 'newest', text: t.newest },
          { key: 'price', text: scope === 'supplies' ? t.cheapest : t.dearest }
        ]}
        value={store.listingSort}
        onChange={store.selectListingSort}
      />
    </View>
  );
});

const NewsFilters = observer(function NewsFilters({ store }: { store: SearchViewStore }) {
  const t = searchMessages();
  const { newsCategories } = messages();
  const [isOpen, setOpen] = useState(false);
  const { newsCategory } = store;
  return (
    <View className={styles.filters}>
      <Chip
        kind="menu"
        text={newsCategory ? newsCategories[newsCategory] : t.everyCategory}
        isOnPage
        isOn={newsCategory !== undefined}
        onPress={() => setOpen(true)}
      />
      <Picker
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t.chooseCategory}
        options={[
          { key: '', text: t.everyCategory },
          ...(Object.keys(newsCategories) as NewsCategory[]).map((key) => ({ key, text: newsCategories[key] }))
        ]}
        value={newsCategory ?? ''}
        onChange={(key) => store.selectNewsCategory(key === '' ? undefined : key)}
      />
    </View>
  );
});

const FlashFilters = observer(function FlashFilters({ store }: { store: SearchViewStore }) {
  const t = searchMessages();
  return (
    <View className={styles.filters}>
      <Chip kind="check" text={t.importantOnly} isOnPage isOn={store.importantOnly} onPress={store.toggleImportant} />
    </View>
  );
});
