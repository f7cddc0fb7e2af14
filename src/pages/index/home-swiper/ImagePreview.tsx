import { Image, Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { messages } from '@/locale/messages';
import { openDeepLink } from '@/navigation/deepLink';
import { useRouteParams } from '@/navigation/useRouteParams';
import { hasSystemMenu } from '@/platform/galleryPicture';
import { Pressable } from '@/platform/pressable';
import { previewImage } from '@/platform/previewImage';
import { Slides } from '@/platform/slides';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { goBack } from '@/ui/navigationAdapter';
import { PageFrame } from '@/ui/PageFrame';
import { imagePreviewMessages } from './locale/messages';
import { openMenu, save } from './pictureActions';
import { previewedLink, previewedPictures } from './previewedPictures';
import styles from './ImagePreview.module.scss';

/**
 * Pictures of a banner or a page, one beside the other: a tap zooms, a long press opens the menu, a button follows the
 * link of the banner.
 */
export default observer(function ImagePreview() {
  const { urls = '', index = '', link } = useRouteParams('imagePreview');
  const [pictures] = useState(() => previewedPictures(urls));
  const [target] = useState(() => previewedLink(link));
  const [first] = useState(() => Math.min(Math.max(Number(index) || 0, 0), Math.max(pictures.length - 1, 0)));
  const [shown, setShown] = useState(first);
  const t = imagePreviewMessages();
  const current = pictures[shown];

  if (current === undefined) {
    return (
      <PageFrame title={t.title}>
        <EmptyState isPage title={t.emptyTitle} text={t.emptyText} action={{ text: t.back, onPress: goBack }} />
      </PageFrame>
    );
  }
  return (
    <PageFrame
      title={t.title}
      bottomBar={
        <View className={styles.actions}>
          <View className={styles.action}>
            <Button kind="outline" isFull icon="download" onPress={() => void save(current)}>
              {t.save}
            </Button>
          </View>
          {target && (
            <View className={styles.action}>
              <Button kind="primary" isFull onPress={() => openDeepLink(target)}>
                {t.follow}
              </Button>
            </View>
          )}
        </View>
      }
    >
      <View className={styles.gallery}>
        <Slides
          className={styles.slides}
          label={t.title}
          slideLabel={messages().slide}
          first={first}
          onShow={setShown}
          slides={pictures.map((url, position) => ({
            key: `${position} ${url}`,
            content: (
              <Pressable
                className={styles.picture}
                label={t.zoom(position + 1, pictures.length)}
                onPress={() => previewImage({ urls: pictures, current: url })}
                onLongPress={hasSystemMenu ? undefined : () => void openMenu(url)}
              >
                <Image
                  className={styles.image}
                  src={url}
                  mode="aspectFit"
                  showMenuByLongpress={hasSystemMenu}
                  aria-hidden="true"
                />
              </Pressable>
            )
          }))}
        />
        <Text className={styles.count} aria-hidden="true">{`${shown + 1}/${pictures.length}`}</Text>
        <View className={styles.hint}>{t.hint}</View>
      </View>
    </PageFrame>
  );
});
