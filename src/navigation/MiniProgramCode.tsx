import { Image, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { renderSVG } from 'uqr';
import { uploadUri } from '@/platform/assetUri/uploadUri';
import { currentUrl } from '@/platform/currentUrl';
import { pictureLabel } from '@/platform/pictureLabel';
import { siteUrl } from '@/platform/siteUrl';
import { systemInfo } from '@/platform/system';
import type { PanelComponent, PanelProps } from '@/ui/overlays';
import { Sheet } from '@/ui/Sheet';
import { outsideMessages } from './locale/messages';
import styles from './MiniProgramCode.module.scss';

/** A code that opens this page in WeChat, which leads on from there. */
function codeOfThisPage(): string {
  return `data:image/svg+xml,${encodeURIComponent(renderSVG(siteUrl(currentUrl()), { border: 1 }))}`;
}

/** A panel with the code of a mini-program, for who is outside of it. Without one it leads to this page in WeChat. */
export function miniProgramCodePanel(code: string | undefined): PanelComponent {
  return observer(function MiniProgramCode({ isOpen, onAnswer }: PanelProps) {
    const t = outsideMessages();
    const hint = systemInfo().isWeChatBrowser ? t.pressCode : t.scanCode;
    return (
      <Sheet isOpen={isOpen} onClose={onAnswer} title={t.miniProgram}>
        <View className={styles.card}>
          <Image
            className={styles.code}
            src={code ? uploadUri(code) : codeOfThisPage()}
            showMenuByLongpress
            {...pictureLabel(hint)}
          />
          <View className={styles.hint}>{hint}</View>
        </View>
      </Sheet>
    );
  });
}
