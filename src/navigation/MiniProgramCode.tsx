import { Image, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { uploadUri } from '@/platform/assetUri/uploadUri';
import { currentUrl } from '@/platform/currentUrl';
import { pictureLabel } from '@/platform/pictureLabel';
import { siteUrl } from '@/platform/siteUrl';
import { systemInfo } from '@/platform/system';
import type { PanelComponent, PanelProps } from '@/ui/overlays';
import { QrCode } from '@/ui/QrCode';
import { Sheet } from '@/ui/Sheet';
import { outsideMessages } from './locale/messages';
import styles from './MiniProgramCode.module.scss';

/** A panel with the code of a mini-program, for who is outside of it. Without one it leads to this page in WeChat. */
export function miniProgramCodePanel(code: string | undefined): PanelComponent {
  return observer(function MiniProgramCode({ isOpen, onAnswer }: PanelProps) {
    const t = outsideMessages();
    const hint = systemInfo().isWeChatBrowser ? t.pressCode : t.scanCode;
    return (
      <Sheet isOpen={isOpen} onClose={onAnswer} title={t.miniProgram}>
        <View className={styles.card}>
          {code ? (
            <Image className={styles.code} src={uploadUri(code)} showMenuByLongpress {...pictureLabel(hint)} />
          ) : (
            <QrCode className={styles.code} text={siteUrl(currentUrl())} label={hint} />
          )}
          <View className={styles.hint}>{hint}</View>
        </View>
      </Sheet>
    );
  });
}
