import { Image, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { renderSVG } from 'uqr';
import { messages } from '@/locale/messages';
import { copyText } from '@/platform/clipboard';
import { pictureLabel } from '@/platform/pictureLabel';
import { Button } from '@/ui/Button';
import { overlays } from '@/ui/overlays';
import { Sheet } from '@/ui/Sheet';
import { serviceMessages } from '../locale/messages';
import styles from './WeChatSheet.module.scss';

/** QR code that opens the platform's chat in WeChat. White in every theme, because cameras need dark on light. */
export const WeChatSheet = observer(function WeChatSheet(props: { isOpen: boolean; onClose(): void; url: string }) {
  const t = serviceMessages();
  const { isOpen, onClose, url } = props;
  const handleCopy = async () => overlays.toast((await copyText(url)) ? messages().copied : messages().copyFailed);
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t.weChat}>
      <View className={styles.sheet}>
        <View className={styles.ground}>
          <Image className={styles.code} src={qrCodeImage(url)} showMenuByLongpress {...pictureLabel(t.weChatCode)} />
        </View>
        <View className={styles.hint}>{t.weChatScan}</View>
        <Button isFull onPress={() => void handleCopy()}>
          {t.weChatCopy}
        </Button>
      </View>
    </Sheet>
  );
});

const qrCodeImage = (url: string) => `data:image/svg+xml,${encodeURIComponent(renderSVG(url, { border: 1 }))}`;
