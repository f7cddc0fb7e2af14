import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { push } from '@/navigation/navigate';
import { Pressable } from '@/platform/pressable';
import { consent } from '@/stores/consent';
import { user } from '@/stores/user';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import type { PanelComponent, PanelProps } from '@/ui/overlays';
import { Sheet } from '@/ui/Sheet';
import { consentAnswers } from './consentAnswers';
import { consentMessages } from './locale/messages';
import styles from './ConsentPanel.module.scss';

/**
 * Panel that lists which data the app stores and when, with links to the agreement and the privacy policy, and a choice of
 * its own for statistics of use. Nothing is preselected, and closing it answers nothing.
 */
export const ConsentPanel: PanelComponent = observer(function ConsentPanel({ isOpen, onAnswer }: PanelProps) {
  const t = consentMessages();
  const [withAnalytics, setWithAnalytics] = useState(false);
  const refuse = () => onAnswer(consentAnswers.browseOnly);
  const agree = () => onAnswer(withAnalytics ? consentAnswers.agreeWithAnalytics : consentAnswers.agree);
  return (
    <Sheet
      isOpen={isOpen}
      onClose={() => onAnswer()}
      label={t.title}
      footer={
        <>
          <Button kind="primary" isFull onPress={agree}>
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
        <Pressable
          className={styles.choice}
          role="checkbox"
          isChecked={withAnalytics}
          onPress={() => setWithAnalytics(!withAnalytics)}
        >
          <View className={styles.box}>{withAnalytics && <Icon name="check" />}</View>
          <Text>{t.analytics}</Text>
        </Pressable>
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
