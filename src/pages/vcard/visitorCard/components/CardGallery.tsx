import { Image, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { VisitorCard } from '@contract/card';
import { uploadUri } from '@/platform/assetUri/uploadUri';
import { Pressable } from '@/platform/pressable';
import { previewImage } from '@/platform/previewImage';
import { VideoPlayer } from '@/platform/videoPlayer';
import { Card } from '@/ui/Card';
import { SectionHeader } from '@/ui/SectionHeader';
import { visitorCardMessages } from '../locale/messages';
import styles from './CardGallery.module.scss';

/** Video and pictures of the card; a tap shows a picture in full. */
export const CardGallery = observer(function CardGallery({ card }: { card: VisitorCard }) {
  const t = visitorCardMessages();
  const { name, videoUrl, pictures } = card;
  if (videoUrl === null && pictures.length === 0) return null;
  const urls = pictures.map(({ url }) => uploadUri(url));
  return (
    <Card>
      <SectionHeader title={t.pictures} />
      {videoUrl !== null && <VideoPlayer className={styles.video} src={uploadUri(videoUrl)} label={t.video(name)} />}
      {urls.length > 0 && (
        <View className={styles.grid}>
          {urls.map((url, index) => (
            <Pressable
              key={url}
              className={styles.picture}
              label={t.picture(index + 1, urls.length)}
              onPress={() => previewImage({ urls, current: url })}
            >
              <Image className={styles.image} src={url} mode="aspectFill" lazyLoad aria-hidden="true" />
            </Pressable>
          ))}
        </View>
      )}
    </Card>
  );
});
