import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { ExpoBanner } from '@contract/expo';
import { SpiceArt } from '@/components/SpiceArt';
import { openDeepLink } from '@/navigation/deepLink';
import { Pressable } from '@/platform/pressable';
import { Carousel } from '@/ui/Carousel';
import { expoIndexMessages } from '../locale/messages';
import styles from '../ExpoIndex.module.scss';

/** Banners of the organiser; a tap follows the link. */
export const ExpoBanners = observer(function ExpoBanners({ banners }: { banners: ExpoBanner[] }) {
  return (
    <Carousel
      className={styles.banners}
      label={expoIndexMessages().banners}
      slides={banners.map((banner) => ({
        key: banner.id,
        content: (
          <Pressable className={styles.banner} role="link" onPress={() => openDeepLink(banner.jump)}>
            <View className={styles.ticketText}>
              <View className={styles.ticketTitle}>{banner.title}</View>
              <View className={styles.bannerText}>{banner.subtitle}</View>
            </View>
            <View className={styles.bannerArt}>
              <SpiceArt varietyId={banner.varietyId} mode="mark" />
            </View>
          </Pressable>
        )
      }))}
    />
  );
});
