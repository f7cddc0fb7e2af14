import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { ExhibitorCategory } from '@contract/floorPlan';
import { categoryOf, categoryTree, subcategoriesOf } from '@rules/exhibitorCategory';
import { withLogin } from '@/navigation/loginGate';
import { ScrollRow } from '@/platform/scrollRow';
import { Chip } from '@/ui/Chip';
import { Icon } from '@/ui/Icon';
import { overlays } from '@/ui/overlays';
import { TextInput } from '@/ui/TextInput';
import { merchantMessages } from '../locale/messages';
import type { MerchantStore } from '../Merchant.store';
import styles from './MerchantHead.module.scss';

/** Element id of the part that stays at the top of the screen. */
export const HEAD_ID = 'merchant-head';
/** Maximum length of a search, the server's. */
const MAX_SEARCH_LENGTH = 30;

/** Search, categories and halls; they stay while the list scrolls. */
export const MerchantHead = observer(function MerchantHead({ store }: { store: MerchantStore }) {
  const t = merchantMessages();
  const category = categoryOf(store.categoryId);
  const counts = new Map(store.categoryCounts?.map(({ id, count }) => [id, count]));
  const chooseHall = async () => {
    const halls = [undefined, ...store.halls];
    const items = halls.map((hall) => ({
      text: hall === undefined ? t.allHalls : t.hall(hall),
      isChosen: hall === store.hall
    }));
    const index = await overlays.actionSheet({ title: t.chooseHall, items });
    if (index !== null) store.selectHall(halls[index]);
  };
  const toggleFavourites = () => void withLogin(t.favouritesReason, () => store.showFavourites(!store.favouritesOnly));
  return (
    <View id={HEAD_ID} className={styles.head}>
      <View className={styles.search} role="search">
        <Icon name="search" className={styles.glass} />
        <TextInput
          name="q"
          value={store.searchText}
          label={t.searchLabel}
          placeholder={t.search}
          maxLength={MAX_SEARCH_LENGTH}
          keyboard="search"
          isSearch
          onChange={store.setSearchText}
        />
      </View>
      <ScrollRow className={styles.scroller}>
        <View className={styles.chips} role="group" aria-label={t.filters}>
          <Chip
            isOnPage
            kind="menu"
            text={store.hall === undefined ? t.allHalls : t.hall(store.hall)}
            isOn={store.hall !== undefined}
            onPress={() => void chooseHall()}
          />
          <Chip isOnPage kind="check" text={t.favourites} isOn={store.favouritesOnly} onPress={toggleFavourites} />
          <Chip isOnPage text={t.all} isOn={category === undefined} onPress={() => store.selectCategory(undefined)} />
          {categoryTree.map(([id]) => (
            <Chip
              key={id}
              isOnPage
              text={[t.categories[id], counts.get(id)].filter(Boolean).join(' ')}
              isOn={category === id}
              onPress={() => store.selectCategory(id)}
            />
          ))}
        </View>
      </ScrollRow>
      {category !== undefined && <Subcategories store={store} category={category} />}
    </View>
  );
});

interface SubcategoriesProps {
  store: MerchantStore;
  category: ExhibitorCategory;
}

const Subcategories = observer(function Subcategories({ store, category }: SubcategoriesProps) {
  const t = merchantMessages();
  const tree = store.categoryCounts?.find(({ id }) => id === category);
  return (
    <ScrollRow className={styles.scroller}>
      <View className={styles.chips} role="group" aria-label={t.subfilters}>
        {subcategoriesOf[category].map((id) => (
          <Chip
            key={id}
            isOnPage
            text={[t.subcategories[id], tree?.subcategories.find((one) => one.id === id)?.count]
              .filter(Boolean)
              .join(' ')}
            isOn={store.categoryId === id}
            onPress={() => store.selectCategory(store.categoryId === id ? category : id)}
          />
        ))}
      </View>
    </ScrollRow>
  );
});
