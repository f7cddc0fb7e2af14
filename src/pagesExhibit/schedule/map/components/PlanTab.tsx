import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useCallback, useState } from 'react';
import type { Hall } from '@contract/floorPlan';
import { exhibitorCategories } from '@rules/boothCategory';
import { BoothList } from '@/components/floorPlan/BoothList';
import { FloorPlanCanvas } from '@/components/floorPlan/FloorPlanCanvas';
import { floorPlanMessages } from '@/components/floorPlan/locale/messages';
import { PlanLegend } from '@/components/floorPlan/PlanLegend';
import type { PlanView } from '@/components/floorPlan/PlanView';
import { user } from '@/stores/user';
import { Chip } from '@/ui/Chip';
import { IconButton } from '@/ui/IconButton';
import { Sheet } from '@/ui/Sheet';
import { Tabs } from '@/ui/Tabs';
import type { ExpoPlanStore } from '../ExpoPlan.store';
import { expoMapMessages } from '../locale/messages';
import { BoothCard } from './BoothCard';
import { BoothSearch } from './BoothSearch';
import styles from './PlanTab.module.scss';

interface PlanTabProps {
  store: ExpoPlanStore;
  view: PlanView;
}

/** The plan of a hall with search, filters, and the chosen booth. */
export const PlanTab = observer(function PlanTab({ store, view }: PlanTabProps) {
  const t = expoMapMessages();
  const { categories } = floorPlanMessages();
  const [isListOpen, setListOpen] = useState(false);
  // The same function, because a field that is drawn again sends its value to the view of the mini-program.
  const show = useCallback(
    (boothNo: string) => {
      if (store.select(boothNo)) view.focus(boothNo);
      setListOpen(false);
    },
    [store, view]
  );
  const { hall } = store;
  if (!hall) return null;
  return (
    <View className={styles.tab}>
      <BoothSearch store={store} onSelect={show} />
      <Tabs
        label={t.halls}
        idPrefix="hall-"
        options={store.halls.map(({ number, name }) => ({ key: String(number), text: t.hall(number, name) }))}
        value={String(hall.number)}
        onChange={(key) => store.showHall(Number(key))}
      />
      <PlanLegend
        label={t.categories}
        items={exhibitorCategories.map((key) => ({ key, text: categories[key] }))}
        value={store.category}
        onPress={store.filterBy}
      />
      <View className={styles.filters}>
        <Chip text={t.list} onPress={() => setListOpen(true)} />
        {user.isLoggedIn && (
          <Chip
            text={t.favourites}
            kind="check"
            isOn={store.isFavouritesOnly}
            onPress={() => store.filterFavourites(!store.isFavouritesOnly)}
          />
        )}
        {store.isFavouritesOnly && store.starred.size === 0 && <Text className={styles.note}>{t.noFavourites}</Text>}
      </View>
      <View className={styles.plan}>
        <FloorPlanCanvas
          view={view}
          hall={hall}
          selectedNo={store.selectedNo}
          onSelect={(boothNo) => store.select(boothNo)}
          isFaded={store.isFaded}
          names={store.names}
          starred={store.starred}
        />
        <View className={styles.controls}>
          <IconButton icon="plus" label={t.zoomIn} onPress={() => view.zoomBy(1)} />
          <IconButton icon="minus" label={t.zoomOut} onPress={() => view.zoomBy(-1)} />
          <IconButton icon="map-2" label={t.wholeHall} onPress={() => view.fit()} />
        </View>
        {store.selected && <BoothCard store={store} found={store.selected} />}
      </View>
      <View className={styles.facilities}>{t.facilities(facilityText(hall))}</View>
      <Sheet isOpen={isListOpen} title={t.listTitle(hall.number)} onClose={() => setListOpen(false)}>
        <BoothList hall={hall} selectedNo={store.selectedNo} names={store.names} onSelect={show} />
      </Sheet>
    </View>
  );
});

/** Returns the names of what a hall has, each once. */
function facilityText({ facilities }: Hall): string {
  const { facilities: names, listSeparator } = floorPlanMessages();
  return [...new Set(facilities.map(({ kind }) => names[kind]))].join(listSeparator);
}
