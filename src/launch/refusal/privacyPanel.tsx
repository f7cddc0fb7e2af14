import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { AskForPrivacy } from '@/platform/permissionDenial/types';
import { Pressable } from '@/platform/pressable';
import { openPrivacyContract, PrivacyConsentButton } from '@/platform/weChatLogin';
import { Button } from '@/ui/Button';
import { overlays, type PanelComponent, type PanelProps } from '@/ui/overlays';
import { Sheet } from '@/ui/Sheet';
import { refusalMessages } from './locale/messages';
import styles from './privacyPanel.module.scss';

const AGREED = 1;

/** Says what a feature is used for, and asks for the agreement to WeChat's privacy guide. */
export const askForPrivacy: AskForPrivacy = async (what) => {
  const t = refusalMessages();
  if (overlays.loadingText !== undefined) overlays.hideLoading();
  const text = what === undefined ? t.privacyText : t.purposes[what] + t.privacyText + t.otherWays[what];
  return (await overlays.panel(privacyPanel(text))) === AGREED;
};

const privacyPanel = (explanation: string): PanelComponent =>
  observer(function PrivacyPanel({ isOpen, onAnswer }: PanelProps) {
    const t = refusalMessages();
    const close = () => onAnswer();
    return (
      <Sheet
        isOpen={isOpen}
        onClose={close}
        title={t.privacyTitle}
        footer={
          <>
            <PrivacyConsentButton className={styles.agree} onAgree={() => onAnswer(AGREED)}>
              {t.agree}
            </PrivacyConsentButton>
            <Button isFull onPress={close}>
              {t.notNow}
            </Button>
          </>
        }
      >
        <View className={styles.content}>
          {explanation}
          <Pressable className={styles.guide} role="link" onPress={openPrivacyContract}>
            {t.readGuide}
          </Pressable>
        </View>
      </Sheet>
    );
  });
