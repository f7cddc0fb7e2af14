import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { openDeepLink } from '@/navigation/deepLink';
import { GeoMap, isGeoMapDrawn } from '@/platform/geoMap';
import { Button } from '@/ui/Button';
import { Cell } from '@/ui/Cell';
import { IconButton } from '@/ui/IconButton';
import { overlays } from '@/ui/overlays';
import { expoMapMessages } from '../locale/messages';
import type { SiteMapStore } from '../SiteMap.store';
import styles from './SiteTab.module.scss';

/** The surroundings of the venue on a map, its places as a list, and the way there. */
export const SiteTab = observer(function SiteTab({ store }: { store: SiteMapStore }) {
  const t = expoMapMessages();
  const { value: site, selected } = store;
  if (!site) return null;
  const focus = (id: number) => {
    try {
      store.focusMarker(id);
    } catch {
      overlays.toast(t.markerMissing, { icon: 'info-circle' });
    }
  };
  const handleLocate = async () => {
    const isAllowed =
      store.position !== null ||
      (await overlays.modal({ title: t.locateTitle, text: t.locatePurpose, confirmText: t.locateConfirm })).confirm;
    if (isAllowed && !(await store.locate())) overlays.toast(t.notLocated, { icon: 'info-circle' });
  };
  const marker = selected?.kind === 'venue' ? undefined : selected;
  const target = marker ? { ...marker, name: marker.title } : site;
  return (
    <View>
      <View className={styles.frame}>
        <GeoMap
          className={styles.map}
          label={t.map(site.name)}
          centre={store.centre}
          zoom={store.zoom}
          shapes={site}
          selectedId={store.selectedId}
          position={store.position}
          onMarker={focus}
          onView={store.setView}
        />
        <View className={styles.controls}>
          <IconButton icon="plus" label={t.zoomIn} onPress={() => store.zoomBy(1)} />
          <IconButton icon="minus" label={t.zoomOut} onPress={() => store.zoomBy(-1)} />
          <IconButton icon="current-location" label={t.locate} onPress={() => void handleLocate()} />
        </View>
      </View>
      {isGeoMapDrawn && <View className={styles.note}>{t.drawn}</View>}
      <View className={styles.venue}>
        <View className={styles.name}>{target.name}</View>
        {!marker && <Text className={styles.address}>{site.address}</Text>}
        <Button
          kind="primary"
          isFull
          onPress={() =>
            openDeepLink({
              type: 'toMap',
              latitude: target.latitude,
              longitude: target.longitude,
              name: target.name,
              address: site.address
            })
          }
        >
          {marker ? t.toMarker : t.toVenue}
        </Button>
      </View>
      {site.markers.map(({ id, kind, title }) => (
        <Cell key={id} icon="map-pin" title={title} hint={t.markerKinds[kind]} onPress={() => focus(id)} />
      ))}
    </View>
  );
});
