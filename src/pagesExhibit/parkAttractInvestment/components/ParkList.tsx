import { Image, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { Park } from '@contract/park';
import { formatCount } from '@/lib/count';
import { uploadUri } from '@/platform/assetUri/uploadUri';
import { ItemList } from '@/platform/itemList';
import { Pressable } from '@/platform/pressable';
import { Card } from '@/ui/Card';
import { Chip } from '@/ui/Chip';
import { EmptyState } from '@/ui/EmptyState';
import { overlays } from '@/ui/overlays';
import { parkMessages } from '../locale/messages';
import { MAX_COMPARED, type ParkPageStore } from '../ParkPage.store';
import { plotsLeft } from '../plotsLeft';
import { lowestPriceText } from '../plotText';
import { ParkFilters } from './ParkFilters';
import styles from './ParkList.module.scss';

/** Filters and the parks that they leave. */
export const ParkList = observer(function ParkList({ store }: { store: ParkPageStore }) {
  const t = parkMessages();
  return (
    <>
      <ParkFilters store={store} />
      {store.found.length === 0 && (
        <EmptyState title={t.notFound} text={t.notFoundHint} action={{ text: t.showAll, onPress: store.showAll }} />
      )}
      <ItemList>
        {store.found.map((park) => (
          <ParkCard key={park.id} park={park} store={store} />
        ))}
      </ItemList>
    </>
  );
});

const ParkCard = observer(function ParkCard({ park, store }: { park: Park; store: ParkPageStore }) {
  const t = parkMessages();
  const { id, name, location, areaMu, industries, policyTags, plots, pictureUrls } = park;
  const [cover] = pictureUrls;
  const left = plotsLeft(park);
  const toggle = () => {
    if (!store.toggleCompared(id)) overlays.toast(t.comparedFull(MAX_COMPARED));
  };
  return (
    <Card>
      <Pressable className={styles.main} role="link" onPress={() => store.open(id)}>
        {cover !== undefined && (
          <Image className={styles.cover} src={uploadUri(cover)} mode="aspectFill" lazyLoad aria-hidden="true" />
        )}
        <View className={styles.text}>
          <View className={styles.name}>{name}</View>
          <View className={styles.meta}>{`${location} · ${t.mu(formatCount(areaMu))}`}</View>
          <View className={styles.price}>{lowestPriceText(plotsLeft(park, store.kind))}</View>
          <View className={styles.meta}>{industries.map((industry) => t.industries[industry]).join(' · ')}</View>
          {policyTags.length > 0 && <View className={styles.policies}>{policyTags.join(' · ')}</View>}
        </View>
      </Pressable>
      <View className={styles.foot}>
        <View className={styles.left}>{t.left(left.length, plots.length)}</View>
        <Chip kind="check" text={t.compare} label={t.compareOf(name)} isOn={store.isCompared(id)} onPress={toggle} />
      </View>
    </Card>
  );
});
