import { Image, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { posterMessages } from '@/components/poster/locale/messages';
import { PosterStore } from '@/components/poster/Poster.store';
import { saveToAlbum } from '@/components/saveToAlbum';
import { canSharePicture, makePicture, PictureCanvas, sharePicture } from '@/platform/picture';
import type { Painting } from '@/platform/picture/types';
import { pictureLabel } from '@/platform/pictureLabel';
import { Button } from '@/ui/Button';
import { ErrorState } from '@/ui/ErrorState';
import { overlays } from '@/ui/overlays';
import { Sheet } from '@/ui/Sheet';
import { Spinner } from '@/ui/Spinner';
import styles from './CardPictureSheet.module.scss';

/** A fixed id is enough: only one picture is drawn at a time. */
const CANVAS_ID = 'card-picture-canvas';

interface CardPictureProps {
  /** Text alternative of the picture. */
  label: string;
  /** File name without an ending. */
  fileName: string;
  /** Called once. */
  paint(): Promise<Painting>;
}

interface CardPictureSheetProps extends CardPictureProps {
  title: string;
  /** Identifies what is drawn; a change draws again. */
  contentKey: string;
  onClose(): void;
  /** Choices above the picture. */
  children?: ReactNode;
}

/** Draws a picture of a card on the device, and offers to save and, where the platform can, to share it. */
export function CardPictureSheet({ title, contentKey, onClose, children, ...picture }: CardPictureSheetProps) {
  return (
    <Sheet isOpen onClose={onClose} title={title}>
      <View className={styles.body}>
        <PictureCanvas id={CANVAS_ID} />
        {children}
        <CardPicture key={contentKey} {...picture} />
      </View>
    </Sheet>
  );
}

const CardPicture = observer(function CardPicture({ label, fileName, paint }: CardPictureProps) {
  const t = posterMessages();
  const [store] = useState(() => new PosterStore(async () => makePicture(CANVAS_ID, await paint())));
  useEffect(() => void store.draw(), [store]);

  const name = fileName.replace(/[\\/:*?"<>|\s]+/g, '-');
  const { phase, picture } = store;
  const isReady = phase === 'ready';
  const handleShare = () =>
    void sharePicture(picture, name).catch(() => overlays.toast(t.shareFailed, { icon: 'info-circle' }));

  if (phase === 'failed') return <ErrorState error={store.error} onRetry={() => void store.draw()} />;
  return (
    <>
      <View className={styles.hint}>{t.hint}</View>
      <View className={styles.frame}>
        {isReady ? (
          <Image className={styles.picture} src={picture} mode="widthFix" {...pictureLabel(label)} />
        ) : (
          <View className={styles.drawing} role="status">
            <Spinner />
            <View>{t.drawing}</View>
          </View>
        )}
      </View>
      <View className={styles.actions}>
        {canSharePicture() && (
          <View className={styles.action}>
            <Button kind="tinted" icon="share-2" isFull isDisabled={!isReady} onPress={handleShare}>
              {t.share}
            </Button>
          </View>
        )}
        <View className={styles.action}>
          <Button
            kind="primary"
            isFull
            isDisabled={!isReady}
            onPress={() => void saveToAlbum(() => Promise.resolve(picture), name, t)}
          >
            {t.save}
          </Button>
        </View>
      </View>
    </>
  );
});
