import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { Pressable } from '@/platform/pressable';
import { openPrivacyContract, PrivacyConsentButton } from '@/platform/weChatLogin';
import { Button } from '@/ui/Button';
import { loginMessages } from '../locale/messages';
import type { PrivacyGuideStore } from '../PrivacyGuide.store';
import { HelperText } from './HelperText';
import styles from '../MiniAppLogin.module.scss';

interface Props {
  privacy: PrivacyGuideStore;
  /** Switches to a code by message, which does not use WeChat. */
  onOtherMethod(): void;
}

/** WeChat's privacy prompt, shown before any call to WeChat. A user who declined it can open it again. */
export const PrivacyStep = observer(function PrivacyStep({ privacy, onOtherMethod }: Props) {
  return privacy.isRefused ? (
    <Refused privacy={privacy} onOtherMethod={onOtherMethod} />
  ) : (
    <Guide privacy={privacy} onOtherMethod={onOtherMethod} />
  );
});

const Guide = observer(function Guide({ privacy, onOtherMethod }: Props) {
  const t = loginMessages();
  const refuse = () => {
    privacy.refuse();
    onOtherMethod();
  };
  return (
    <>
      <View className={styles.privacy}>
        <View className={styles.privacyTitle}>{t.privacyTitle}</View>
        <View className={styles.privacyText}>{t.privacyText}</View>
        <Pressable className={styles.contract} role="link" onPress={openPrivacyContract}>
          <Text>{t.privacyContract}</Text>
        </Pressable>
      </View>
      <PrivacyConsentButton className={styles.primary} onAgree={privacy.agree}>
        {t.privacyAgree}
      </PrivacyConsentButton>
      <View className={styles.second}>
        <Button isFull onPress={refuse}>
          {t.privacyRefuse}
        </Button>
      </View>
    </>
  );
});

const Refused = observer(function Refused({ privacy, onOtherMethod }: Props) {
  const t = loginMessages();
  const { secondsLeft } = privacy;
  return (
    <>
      <Button kind="primary" isFull onPress={onOtherMethod}>
        {t.bySms}
      </Button>
      <HelperText hint={t.privacyRefused} />
      <View className={styles.second}>
        <Button isFull isDisabled={secondsLeft > 0} onPress={privacy.askAgain}>
          {secondsLeft > 0 ? t.privacyWait(secondsLeft) : t.privacyAgain}
        </Button>
      </View>
    </>
  );
});
