import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { SupplyDetail } from '@contract/supply';
import { PosterSheet } from '@/components/poster/PosterSheet';
import { messages } from '@/locale/messages';
import { Pressable } from '@/platform/pressable';
import { opensChatPicker, opensShareSheet, ShareButton } from '@/platform/share';
import { Icon, type IconName } from '@/ui/Icon';
import { overlays } from '@/ui/overlays';
import { Sheet } from '@/ui/Sheet';
import { sharedSupply } from '../../sharedSupply';
import { posterOfDetail } from '../../supplyPoster';
import { supplyInfoMessages } from '../locale/messages';
import styles from './ShareSheet.module.scss';

interface ShareSheetProps {
  detail: SupplyDetail;
  isOpen: boolean;
  onClose(): void;
}

/** Sheet that shares a supply as a page or as a poster with a QR code. */
export const ShareSheet = observer(function ShareSheet({ detail, isOpen, onClose }: ShareSheetProps) {
  const [isPosterOpen, setPosterOpen] = useState(false);
  const t = supplyInfoMessages();
  const shared = sharedSupply(detail);
  const pageWay = choosePageWay();
  const handlePoster = () => {
    onClose();
    setPosterOpen(true);
  };
  return (
    <>
      <Sheet isOpen={isOpen} onClose={onClose} title={t.shareTitle}>
        <View className={styles.ways}>
          <ShareButton
            className={styles.way}
            label={pageWay.text}
            page={shared}
            onOpened={onClose}
            onCopied={(isCopied) => {
              onClose();
              overlays.toast(isCopied ? messages().copied : messages().copyFailed);
            }}
          >
            <ShareOption {...pageWay} />
          </ShareButton>
          <Pressable className={styles.way} label={t.poster} onPress={handlePoster}>
            <ShareOption icon="photo" text={t.poster} />
          </Pressable>
        </View>
      </Sheet>
      <PosterSheet
        isOpen={isPosterOpen}
        onClose={() => setPosterOpen(false)}
        poster={posterOfDetail(detail)}
        path={shared.path}
      />
    </>
  );
});

interface Way {
  icon: IconName;
  text: string;
}

/** Returns the way in which `ShareButton` shares here. */
function choosePageWay(): Way {
  const t = supplyInfoMessages();
  if (opensChatPicker) return { icon: 'brand-wechat', text: t.sendToChat };
  return opensShareSheet() ? { icon: 'share-2', text: t.sendLink } : { icon: 'copy', text: t.copyLink };
}

function ShareOption({ icon, text }: Way) {
  return (
    <>
      <View className={styles.icon}>
        <Icon name={icon} />
      </View>
      <Text className={styles.text}>{text}</Text>
    </>
  );
}
