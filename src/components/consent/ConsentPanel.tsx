import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { push } from '@/navigation/navigate';
import { Pressable } from '@/platform/pressable';
import { consent } from '@/stores/consent';
import { user } from '@/stores/user';
import { Button } from '@/ui/Button';
import type { PanelComponent, PanelProps } from '@/ui/overlays';
import { Sheet } from '@/ui/Sheet';
import { consentAnswers } from './consentAnswers';
import { consentMessages } from './locale/messages';
import styles from './ConsentPanel.module.scss';

/**
 * Panel that lists which data the app stores and when, with links to the agreement and the privacy policy. Nothing is
 * preselected.
 */
export const ConsentPanel: PanelComponent = observer(function ConsentPanel({ isOpen, onAnswer }: PanelProps) {
  const t = consentMessages();
  const refuse = () => onAnswer(consentAnswers.browseOnly);
  return (
    <Sheet
      isOpen={isOpen}
      onClose={refuse}
      label={t.title}
      footer={
        <>
          <Button kind="primary" isFull onPress={() => onAnswer(consentAnswers.agree)}>
            {t.agree}
          </Button>
          <View className={styles.refuse}>
            <Button isFull onPress={refuse}>
              {user.isLoggedIn ? t.logOut : t.browseOnly}
            </Button>
          </View>
        </>
      }
    >
      <View className={styles.content}>
        <View className={styles.title} role="heading" aria-level={2}>
          {consent.consentVersion ? t.changed : t.title}
        </View>
        {t.points.map((point) => (
          <View key={point} className={styles.point}>
            {point}
          </View>
        ))}
        <View className={styles.links}>
          <TextLink text={t.agreement} onPress={() => push('agreement')} />
          <TextLink text={t.policy} onPress={() => push('policy')} />
        </View>
      </View>
    </Sheet>
  );
});

function TextLink({ text, onPress }: { text: string; onPress(): void }) {
  return (
    <Pressable className={styles.link} role="link" onPress={onPress}>
      <Text>{text}</Text>
    </Pressable>
  );
}
