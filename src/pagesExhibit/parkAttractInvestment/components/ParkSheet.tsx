import { Image, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { Park, ParkPlot } from '@contract/park';
import { ContactRows } from '@/components/investment/ContactRows';
import { formatCount } from '@/lib/count';
import { openDeepLink } from '@/navigation/deepLink';
import { uploadUri } from '@/platform/assetUri/uploadUri';
import { Pressable } from '@/platform/pressable';
import { previewImage } from '@/platform/previewImage';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { SegmentedControl } from '@/ui/SegmentedControl';
import { Sheet } from '@/ui/Sheet';
import { Tag } from '@/ui/Tag';
import { deliverBrochure } from '../deliverBrochure';
import { parkMessages } from '../locale/messages';
import { type ParkPageStore, parkParts } from '../ParkPage.store';
import { ParkPlots } from './ParkPlots';
import styles from './ParkSheet.module.scss';

interface ParkSheetProps {
  store: ParkPageStore;
  /** Opens the lead form, for the park or one of its plots. */
  onAsk(park: Park, plot?: ParkPlot): void;
}

/** The opened park. Its parts are shown one at a time, so that opening it sends little to the mini-program. */
export const ParkSheet = observer(function ParkSheet({ store, onAsk }: ParkSheetProps) {
  const t = parkMessages();
  const { opened, openedId, part } = store;
  const isMissing = opened === undefined && store.status === 'ready';
  return (
    <Sheet
      isOpen={store.isOpen && (opened !== undefined || isMissing)}
      onClose={store.close}
      title={opened?.name ?? t.title}
      contentKey={`${openedId} ${part}`}
      footer={
        opened && (
          <Button kind="primary" isFull onPress={() => onAsk(opened)}>
            {t.bookVisit}
          </Button>
        )
      }
    >
      {isMissing && (
        <EmptyState title={t.missing} text={t.missingHint} action={{ text: t.toParks, onPress: store.close }} />
      )}
      {opened && (
        <View className={styles.body}>
          <SegmentedControl
            label={t.partsLabel}
            value={part}
            options={parkParts.map((key) => ({ key, text: t.parts[key] }))}
            onChange={store.showPart}
          />
          {part === 'overview' && <Overview park={opened} />}
          {part === 'plots' && <ParkPlots park={opened} store={store} onAsk={(plot) => onAsk(opened, plot)} />}
          {part === 'brochure' && <Brochure park={opened} />}
        </View>
      )}
    </Sheet>
  );
});

const Overview = observer(function Overview({ park }: { park: Park }) {
  const t = parkMessages();
  const { name, location, position, intro, areaMu, industries, policyTags, contact } = park;
  const urls = park.pictureUrls.map(uploadUri);
  return (
    <View>
      {urls.length > 0 && (
        <View className={styles.pictures}>
          {urls.map((url, index) => (
            <Pressable
              key={url}
              className={styles.picture}
              label={t.pictureOf(name, index + 1)}
              onPress={() => previewImage({ urls, current: url })}
            >
              <Image className={styles.image} src={url} mode="aspectFill" aria-hidden="true" />
            </Pressable>
          ))}
        </View>
      )}
      <View className={styles.text}>{intro}</View>
      <View className={styles.meta}>
        {`${t.mu(formatCount(areaMu))} · ${industries.map((industry) => t.industries[industry]).join(' · ')}`}
      </View>
      {policyTags.length > 0 && (
        <View className={styles.tags}>
          {policyTags.map((tag) => (
            <Tag key={tag} text={tag} />
          ))}
        </View>
      )}
      <View className={styles.row}>
        <View className={styles.location}>{location}</View>
        {position && (
          <Button
            kind="outline"
            size="small"
            icon="map-pin"
            label={t.onMapOf(name)}
            onPress={() => openDeepLink({ type: 'toMap', ...position, name, address: location })}
          >
            {t.onMap}
          </Button>
        )}
      </View>
      <ContactRows contact={contact} />
    </View>
  );
});

const Brochure = observer(function Brochure({ park }: { park: Park }) {
  const t = parkMessages();
  return (
    <View>
      {park.brochure.length === 0 && <View className={styles.meta}>{t.noBrochure}</View>}
      {park.brochure.map(({ title, text }) => (
        <View key={title} className={styles.section}>
          <View className={styles.heading}>{title}</View>
          <View className={styles.text}>{text}</View>
        </View>
      ))}
      <View className={styles.section}>
        <Button kind="tinted" size="medium" isFull icon="download" onPress={() => void deliverBrochure(park)}>
          {t.brochureFile.get}
        </Button>
      </View>
    </View>
  );
});
