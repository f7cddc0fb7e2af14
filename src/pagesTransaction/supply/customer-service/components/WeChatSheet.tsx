import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { messages } from '@/locale/messages';
import { copyText } from '@/platform/clipboard';
import { Button } from '@/ui/Button';
import { overlays } from '@/ui/overlays';
import { QrCode } from '@/ui/QrCode';
import { Sheet } from '@/ui/Sheet';
import { serviceMessages } from '../locale/messages';
import styles from './WeChatSheet.module.scss';

/** QR code that opens the platform's chat in WeChat. */
export const WeChatSheet = observer(function WeChatSheet(props: { isOpen: boolean; onClose(): void; url: string }) {
  const t = serviceMessages();
  const { isOpen, onClose, url } = props;
  const handleCopy = async () => overlays.toast((await copyText(url)) ? messages().copied : messages().copyFailed);
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t.weChat}>
      <View className={styles.sheet}>
        <QrCode className={styles.code} text={url} label={t.weChatCode} />
        <View className={styles.hint}>{t.weChatScan}</View>
        <Button isFull onPress={() => void handleCopy()}>
          {t.weChatCopy}
        </Button>
      </View>
    </Sheet>
  );
});
