import { Image, Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { SupplyDetail } from '@contract/supply';
import { SpiceArt } from '@/components/SpiceArt';
import { messages } from '@/locale/messages';
import { uploadUri } from '@/platform/assetUri/uploadUri';
import { Pressable } from '@/platform/pressable';
import { previewImage } from '@/platform/previewImage';
import { Slides } from '@/platform/slides';
import { VideoPlayer } from '@/platform/videoPlayer';
import { supplyInfoMessages } from '../locale/messages';
import styles from './Gallery.module.scss';

/** Video and photos of a supply, each with a full-screen view. Without any, a labelled illustration of the variety. */
export const Gallery = observer(function Gallery({ detail }: { detail: SupplyDetail }) {
  const [slideIndex, setSlideIndex] = useState(0);
  const t = supplyInfoMessages();
  const { photos, video, title, varietyId } = detail;
  const urls = photos.map(({ url }) => uploadUri(url));
  const pictures = urls.map((url, index) => ({
    key: url,
    content: (
      <Pressable
        className={styles.picture}
        label={t.openPhoto(index + 1, urls.length)}
        onPress={() => previewImage({ urls, current: url })}
      >
        <Image className={styles.image} src={url} mode="aspectFill" lazyLoad={index > 0} aria-hidden="true" />
      </Pressable>
    )
  }));
  const videoSlide = video !== null && {
    key: video,
    content: <VideoPlayer className={styles.video} src={uploadUri(video)} label={t.video(title)} />
  };
  const slides = videoSlide ? [videoSlide, ...pictures] : pictures;
  if (slides.length === 0) {
    return (
      <View className={styles.gallery}>
        <SpiceArt varietyId={varietyId} mode="cover" />
        <Text className={`${styles.note} ${styles.left}`}>{t.illustration}</Text>
      </View>
    );
  }
  const isVideoShown = videoSlide && slideIndex === 0;
  return (
    <View className={styles.gallery}>
      <Slides
        className={styles.slides}
        label={t.gallery(title)}
        slideLabel={messages().slide}
        slides={slides}
        onShow={setSlideIndex}
      />
      {slides.length > 1 && (
        <Text className={`${styles.note} ${styles.count} ${isVideoShown ? styles.overVideo : ''}`} aria-hidden="true">
          {`${slideIndex + 1}/${slides.length}`}
        </Text>
      )}
    </View>
  );
});
