import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Flash } from '@contract/flash';
import { PosterSheet } from '@/components/poster/PosterSheet';
import { copyText } from '@/platform/clipboard';
import { Pressable } from '@/platform/pressable';
import { ShareButton } from '@/platform/share';
import type { SharedPage } from '@/platform/share/types';
import { Icon } from '@/ui/Icon';
import { overlays } from '@/ui/overlays';
import { Sheet } from '@/ui/Sheet';
import { flashPage, flashPoster, flashToText } from '../flashText';
import { quickNewsMessages } from '../locale/messages';
import styles from './FlashShareSheet.module.scss';

interface Props {
  /** Flash to share; undefined closes the sheet. */
  flash: Flash | undefined;
  /** Page that the shared link opens. */
  page: SharedPage;
  onClose(): void;
}

/** Sheet to share a flash as link, poster or text. */
export const FlashShareSheet = observer(function FlashShareSheet({ flash, page, onClose }: Props) {
  const [posterFlash, setPosterFlash] = useState<Flash>();
  const t = quickNewsMessages();
  const handleCopy = () => {
    if (!flash) return;
    onClose();
    void copyText(flashToText(flash)).then((isCopied) => overlays.toast(isCopied ? t.copied : t.copyFailed));
  };
  const handleCopied = (isCopied: boolean) => {
    onClose();
    if (isCopied) overlays.toast(t.linkCopied);
  };
  return (
    <>
      <Sheet isOpen={flash !== undefined} onClose={onClose} title={t.shareTitle}>
        <View className={styles.ways}>
          <ShareButton className={styles.way} label={t.sendLink} page={page} onCopied={handleCopied}>
            <Icon name="share-2" className={styles.icon} />
            <Text className={styles.name}>{t.sendLink}</Text>
          </ShareButton>
          <Pressable
            className={styles.way}
            onPress={() => {
              setPosterFlash(flash);
              onClose();
            }}
          >
            <Icon name="photo" className={styles.icon} />
            <Text className={styles.name}>{t.poster}</Text>
          </Pressable>
          <Pressable className={styles.way} onPress={handleCopy}>
            <Icon name="file-export" className={styles.icon} />
            <Text className={styles.name}>{t.copy}</Text>
          </Pressable>
        </View>
      </Sheet>
      <PosterSheet
        isOpen={posterFlash !== undefined}
        onClose={() => setPosterFlash(undefined)}
        poster={posterFlash && flashPoster(posterFlash)}
        path={posterFlash ? flashPage(posterFlash).path : ''}
      />
    </>
  );
});
