import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { Banner } from '@contract/home';
import { SpiceArt } from '@/components/SpiceArt';
import { push } from '@/navigation/navigate';
import { spiceCoverUri } from '@/platform/assetUri/spiceArtUri';
import { Pressable } from '@/platform/pressable';
import { Carousel } from '@/ui/Carousel';
import { Icon } from '@/ui/Icon';
import { homeMessages } from '../locale/messages';
import styles from './Banners.module.scss';

/** Opens the link of a banner. Loaded lazily with the code below the fold. */
const openBanner = (action: Banner['jump']) =>
  void import('@/navigation/deepLink').then(({ openDeepLink: jump }) => jump(action));

/** The banner carousel; while loading, a placeholder of the same size, and nothing when there are no banners. */
export const Banners = observer(function Banners({ banners }: { banners: readonly Banner[] | undefined }) {
  if (banners?.length === 0) return null;
  if (!banners) return <View className={`${styles.banners} ${styles.ground}`} aria-busy="true" />;
  return (
    <Carousel
      className={styles.banners}
      label={homeMessages().banners}
      slides={banners.map((banner) => ({
        key: banner.id,
        content: <Slide banner={banner} onHold={() => previewBanners(banners, banner)} />
      }))}
    />
  );
});

/** Opens the banners' pictures in the gallery, starting with the pressed one, with its link. */
function previewBanners(banners: readonly Banner[], shown: Banner): void {
  const urls = [...new Set(banners.map(({ varietyId }) => spiceCoverUri(varietyId)))];
  const index = urls.indexOf(spiceCoverUri(shown.varietyId));
  push('imagePreview', { urls: urls.join(','), index: String(index), link: JSON.stringify(shown.jump) });
}

function Slide({ banner, onHold }: { banner: Banner; onHold(): void }) {
  return (
    <Pressable
      className={`${styles.slide} ${styles.ground}`}
      role="link"
      onPress={() => openBanner(banner.jump)}
      onLongPress={onHold}
    >
      <View className={styles.lattice} />
      <View className={styles.disc} />
      <View className={styles.art}>
        <SpiceArt varietyId={banner.varietyId} mode="mark" />
      </View>
      <View className={styles.title}>{banner.title}</View>
      <View className={styles.subtitle}>{banner.subtitle}</View>
      <View className={styles.action}>
        <Text>{banner.action}</Text>
        <Icon name="chevron-right" />
      </View>
    </Pressable>
  );
}
