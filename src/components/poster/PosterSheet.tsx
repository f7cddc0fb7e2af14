import { Image, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { canSharePicture, makePicture, PictureCanvas, sharePicture } from '@/platform/picture';
import { pictureLabel } from '@/platform/pictureLabel';
import { Button } from '@/ui/Button';
import { ErrorState } from '@/ui/ErrorState';
import { overlays } from '@/ui/overlays';
import { Sheet } from '@/ui/Sheet';
import { Spinner } from '@/ui/Spinner';
import { saveToAlbum } from '../saveToAlbum';
import { loadPaintPoster } from './loadPaintPoster';
import { posterMessages } from './locale/messages';
import type { Poster } from './poster';
import { PosterStore } from './Poster.store';
import styles from './PosterSheet.module.scss';

/** A fixed id is enough: only one poster is drawn at a time. */
const CANVAS_ID = 'poster-canvas';

interface PosterSheetProps {
  isOpen: boolean;
  onClose(): void;
  /** Content, read once when the sheet opens; undefined while the page has none. */
  poster: Poster | undefined;
  /** Path and query of the page that the poster's code opens, as in `SharedPage`. */
  path: string;
}

/**
 * Draws a poster on the device and offers 保存图片 and, where the platform supports it, 分享.
 *
 * ```tsx
 * const [isPosterOpen, setPosterOpen] = useState(false);
 * <PosterSheet isOpen={isPosterOpen} onClose={() => setPosterOpen(false)} path={shared.path}
 * poster={article && { kind: 'news', category, title, summary, varietyId, source, date }} />
 * ```
 *
 * The kinds are in `poster.ts`; their texts are formatted in the viewer's language. May be rendered anywhere inside the
 * PageFrame. The drawing code is loaded when the first poster is opened.
 */
export const PosterSheet = observer(function PosterSheet({ isOpen, onClose, poster, path }: PosterSheetProps) {
  const t = posterMessages();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t.title}>
      {poster && <PosterPreview poster={poster} path={path} />}
    </Sheet>
  );
});

const PosterPreview = observer(function PosterPreview({ poster, path }: { poster: Poster; path: string }) {
  const t = posterMessages();
  const title = poster.kind === 'price' ? poster.name : poster.title;
  const name = `${t.fileName}-${title}`.replace(/[\\/:*?"<>|\s]+/g, '-');
  // Created once with the content at opening; the sheet unmounts this component on closing.
  const [store] = useState(
    () =>
      new PosterStore(async () => {
        const paintPoster = await loadPaintPoster();
        const frame = { ...t.frame, label: t.kinds[poster.kind] };
        return makePicture(CANVAS_ID, await paintPoster(poster, frame, path));
      })
  );
  useEffect(() => void store.draw(), [store]);

  const handleShare = () =>
    void sharePicture(store.picture, name).catch(() => overlays.toast(t.shareFailed, { icon: 'info-circle' }));

  if (store.phase === 'failed') return <ErrorState error={store.error} onRetry={() => void store.draw()} />;
  return (
    <View className={styles.body}>
      <PictureCanvas id={CANVAS_ID} />
      <View className={styles.hint}>{t.hint}</View>
      <View className={styles.frame}>
        {store.phase === 'ready' ? (
          <Image className={styles.picture} src={store.picture} mode="widthFix" {...pictureLabel(t.pictureOf(title))} />
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
            <Button kind="tinted" icon="share-2" isFull isDisabled={store.phase !== 'ready'} onPress={handleShare}>
              {t.share}
            </Button>
          </View>
        )}
        <View className={styles.action}>
          <Button
            kind="primary"
            isFull
            isDisabled={store.phase !== 'ready'}
            onPress={() => void saveToAlbum(() => Promise.resolve(store.picture), name, t)}
          >
            {t.save}
          </Button>
        </View>
      </View>
    </View>
  );
});
