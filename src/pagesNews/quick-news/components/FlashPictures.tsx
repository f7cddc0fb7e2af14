import { Image, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { Picture } from '@contract/upload';
import { Pressable } from '@/platform/Pressable';
import { previewImage } from '@/platform/previewImage';
import { uploadUri } from '@/platform/uploadUri';
import { quickNewsWords } from '../locale/words';
import styles from './FlashPictures.module.scss';

interface Props {
  pictures: readonly Picture[];
  /** `small` in the timeline, `large` where one flash is read. */
  size: 'small' | 'large';
}

/** The pictures of a flash beside each other; a tap shows them in full. Their room is there before they are. */
export const FlashPictures = observer(function FlashPictures({ pictures, size }: Props) {
  const t = quickNewsWords();
  if (pictures.length === 0) return null;
  const urls = pictures.map(({ url }) => uploadUri(url));
  const isAlone = urls.length === 1;
  return (
    <View className={`${styles.row} ${styles[size]}`}>
      {urls.map((url, place) => (
        <Pressable
          key={url}
          className={`${styles.picture} ${isAlone ? styles.alone : ''}`}
          label={t.picture(place + 1, urls.length)}
          onPress={() => previewImage({ urls, current: url })}
        >
          <Image className={styles.image} src={url} mode="aspectFill" />
        </Pressable>
      ))}
    </View>
  );
});
