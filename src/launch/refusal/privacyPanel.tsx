import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { Pressable } from '@/platform/pressable';
import { openPrivacyContract, PrivacyConsentButton } from '@/platform/weChatLogin';
import { Button } from '@/ui/Button';
import type { PanelComponent, PanelProps } from '@/ui/overlays';
import { Sheet } from '@/ui/Sheet';
import { refusalMessages } from './locale/messages';
import styles from './privacyPanel.module.scss';

/** Result of the panel when the user has agreed. */
export const AGREED = 1;

/** WeChat's privacy guide once more, to read and to agree to; `explanation` says what for. */
export const privacyPanel = (explanation: string): PanelComponent =>
  observer(function PrivacyPanel({ isOpen, onAnswer }: PanelProps) {
    const t = refusalMessages();
    const close = () => onAnswer();
    return (
      <Sheet
        isOpen={isOpen}
        onClose={close}
        title={t.titles.privacy}
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
