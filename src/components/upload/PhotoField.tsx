import { Image, Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Pressable } from '@/platform/pressable';
import { previewImage } from '@/platform/previewImage';
import { Sortable } from '@/platform/sortable';
import { consent } from '@/stores/consent';
import { FieldPressable } from '@/ui/FieldPressable';
import { FormField } from '@/ui/FormField';
import { Icon } from '@/ui/Icon';
import { overlays } from '@/ui/overlays';
import { toastError } from '@/ui/runWithToast';
import { photoMessages } from './locale/messages';
import type { UploadItem, UploadsStore } from './Uploads.store';
import styles from './PhotoField.module.scss';

interface PhotoFieldProps {
  /** Element id, so that a form can scroll to the field. */
  id?: string;
  store: UploadsStore;
  label: string;
  hint?: string;
  isRequired?: boolean;
  /** Error of the field as a whole, such as that it is empty. */
  error?: string;
  /** Purpose of the photos, shown before camera or album access is requested. */
  purpose?: string;
  /** Drawing of a good example, shown in an empty slot of a document's width. */
  example?: ReactNode;
  /** Makes the first photo the cover; a long press changes the order. */
  isOrdered?: boolean;
  /** URLs of photos that another user also shows. */
  sharedUrls?: readonly string[];
}

/** Form field for a few photos: picks them, shows the upload progress and removes them. */
export const PhotoField = observer(function PhotoField(props: PhotoFieldProps) {
  const { id, store, label, hint, isRequired, error, purpose, example, isOrdered, sharedUrls = [] } = props;
  const t = photoMessages();
  const { items, maxCount, problem } = store;
  const handleAdd = async () => {
    if (purpose !== undefined && !consent.cameraAuthorised) {
      const { confirm } = await overlays.modal({ title: t.purposeTitle, text: purpose, confirmText: t.choose });
      if (!confirm) return;
      consent.setAuthorised('camera', true);
    }
    await store.add().catch(toastError);
  };
  const wideClass = example ? styles.document : '';
  const slotClass = `${styles.thumb} ${isOrdered ? styles.ordered : wideClass}`;
  const handleHold = async (from: number) => {
    const moves = [
      { text: t.makeCover, to: 0, isPossible: from > 0 },
      { text: t.moveForward, to: from - 1, isPossible: from > 0 },
      { text: t.moveBack, to: from + 1, isPossible: from < items.length - 1 }
    ].filter(({ isPossible }) => isPossible);
    const choice =
      moves.length > 0 ? await overlays.actionSheet({ title: t.photoTitle(from + 1), items: moves }) : null;
    const to = choice === null ? undefined : moves[choice]?.to;
    if (to !== undefined) store.move(from, to);
  };
  const thumbs = items.map((photo, index) => ({
    key: photo.key,
    content: (
      <Thumb
        key={photo.key}
        photo={photo}
        number={index + 1}
        store={store}
        className={slotClass}
        isCover={isOrdered && index === 0}
        isShared={sharedUrls.includes(photo.url)}
        isDuplicate={store.duplicates.has(photo.key)}
      />
    )
  }));
  const sharedCount = items.filter(({ url }) => sharedUrls.includes(url)).length;
  const warning =
    sharedCount > 0 ? t.shared(sharedCount) : store.duplicates.size > 0 && t.repeated(store.duplicates.size);
  const add = items.length < maxCount && (
    <FieldPressable
      className={`${slotClass} ${styles.add} ${example ? '' : styles.empty}`}
      label={`${label} ${example ? t.add : t.source}`}
      onPress={() => void handleAdd()}
    >
      {example && <View className={styles.example}>{example}</View>}
      <View className={example ? styles.camera : undefined}>
        <Icon name="camera" />
      </View>
      {!example && <Text className={styles.source}>{t.source}</Text>}
    </FieldPressable>
  );
  return (
    <FormField
      id={id}
      label={label}
      hint={warning || hint}
      isRequired={isRequired}
      counter={maxCount > 1 ? { used: items.length, max: maxCount } : undefined}
      error={problem ? t.problems[problem] : error}
    >
      {isOrdered ? (
        <Sortable
          className={`${styles.photos} ${styles.tight}`}
          items={thumbs}
          onMove={store.move}
          onLongPress={(from) => void handleHold(from)}
        >
          {add}
        </Sortable>
      ) : (
        <View className={styles.photos}>
          {thumbs.map(({ content }) => content)}
          {add}
        </View>
      )}
    </FormField>
  );
});

interface ThumbProps {
  photo: UploadItem;
  /** Position of the photo, from 1. */
  number: number;
  store: UploadsStore;
  className?: string;
  isCover?: boolean;
  isShared?: boolean;
  /** Whether the same photo was added before. */
  isDuplicate: boolean;
}

const Thumb = observer(function Thumb(props: ThumbProps) {
  const { photo, number, store, className, isCover, isShared, isDuplicate } = props;
  const t = photoMessages();
  const { key, path, percent, url, problem } = photo;
  const isFailed = problem === 'failed';
  const isUnderWay = url === '' && problem === undefined;
  const handlePress = () => {
    if (isFailed) store.retry(key);
    else previewImage({ urls: store.items.map((one) => one.path), current: path });
  };
  return (
    <View className={`${className} ${problem ? styles.wrong : ''}`}>
      <Pressable
        className={styles.picture}
        label={isFailed ? t.retryLabel(number) : t.photo(number)}
        onPress={handlePress}
      >
        {path !== '' && <Image className={styles.image} src={path} mode="aspectFill" aria-hidden="true" />}
        {isUnderWay && (
          <View className={styles.state}>
            <ProgressRing percent={percent} />
          </View>
        )}
        {problem !== undefined && <Text className={`${styles.strip} ${styles.bad}`}>{t.strips[problem]}</Text>}
        {problem === undefined && (isShared || isDuplicate) && (
          <Text className={`${styles.strip} ${styles.doubtful}`}>{isShared ? t.sharedStrip : t.repeatedStrip}</Text>
        )}
        {problem === undefined && isCover && !isShared && <Text className={styles.strip}>{t.cover}</Text>}
      </Pressable>
      <Pressable
        className={styles.remove}
        label={isUnderWay ? t.cancel(number) : t.remove(number)}
        onPress={() => store.remove(key)}
      >
        <Icon name="x" />
      </Pressable>
    </View>
  );
});

/** Upload progress as a ring. */
function ProgressRing({ percent }: { percent: number }) {
  return (
    <View className={styles.progress}>
      <View
        className={styles.ring}
        style={{ background: `conic-gradient(currentColor ${percent}%, rgba(255, 255, 255, 0.25) 0)` }}
      />
      <Text className={styles.percent}>{`${percent}%`}</Text>
    </View>
  );
}
