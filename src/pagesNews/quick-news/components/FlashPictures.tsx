import { Image, Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { FlashPicture } from '@contract/flash';
import { messages } from '@/locale/messages';
import { uploadUri } from '@/platform/assetUri/uploadUri';
import { Pressable } from '@/platform/pressable';
import { previewImage } from '@/platform/previewImage';
import { quickNewsMessages } from '../locale/messages';
import styles from './FlashPictures.module.scss';

interface Props {
  pictures: readonly FlashPicture[];
  /** `small` in the timeline, `large` on the page of a flash. */
  size: 'small' | 'large';
}

/** The pictures of a flash in a row; a tap previews them. Their size is reserved before they load. */
export const FlashPictures = observer(function FlashPictures({ pictures, size }: Props) {
  const t = quickNewsMessages();
  if (pictures.length === 0) return null;
  const { illustration } = messages();
  const urls = pictures.map(({ url }) => uploadUri(url));
  const marks = Object.fromEntries(
    pictures.flatMap(({ url, isDrawing }) => (isDrawing ? [[uploadUri(url), illustration]] : []))
  );
  const isAlone = urls.length === 1;
  return (
    <View className={`${styles.row} ${styles[size]}`}>
      {urls.map((url, index) => (
        <Pressable
          key={url}
          className={`${styles.picture} ${isAlone ? styles.alone : ''}`}
          label={t.picture(index + 1, urls.length)}
          onPress={() => previewImage({ urls, current: url, captions: marks })}
        >
          <Image className={styles.image} src={url} mode="aspectFill" aria-hidden="true" />
          {marks[url] && <Text className={styles.mark}>{illustration}</Text>}
        </Pressable>
      ))}
    </View>
  );
});
