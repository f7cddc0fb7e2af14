import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { messages } from '@/locale/messages';
import { useRouteParams } from '@/navigation/useRouteParams';
import { copyText } from '@/platform/clipboard';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { Icon } from '@/ui/Icon';
import { goBack } from '@/ui/navigationAdapter';
import { overlays } from '@/ui/overlays';
import { PageFrame } from '@/ui/PageFrame';
import { newsMessages } from './locale/messages';
import { isAddress, sanitizeCopiedText } from './sanitizeCopiedText';
import styles from './CopyClipboard.module.scss';

/** Page to copy a link or a text: one button copies it, and the text can be selected when the clipboard fails. */
export default observer(function CopyClipboard() {
  const params = useRouteParams('news.copyClipboard');
  const { copying } = newsMessages();
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  const text = sanitizeCopiedText(params.text ?? '');

  const handleCopy = async () => {
    const isCopied = await copyText(text);
    setOutcome(isCopied ? 'copied' : 'refused');
    overlays.toast(isCopied ? messages().copied : copying.refused, { icon: isCopied ? 'circle-check' : 'info-circle' });
  };

  if (text === '') {
    return (
      <PageFrame title={copying.title}>
        <EmptyState
          isPage
          title={copying.emptyTitle}
          text={copying.emptyText}
          action={{ text: messages().back, onPress: goBack }}
        />
      </PageFrame>
    );
  }
  return (
    <PageFrame title={copying.title}>
      <Card>
        <View className={styles.label}>{isAddress(text) ? copying.link : copying.text}</View>
        <View className={styles.content}>
          <Text userSelect>{text}</Text>
        </View>
        <Button kind="primary" isFull onPress={() => void handleCopy()}>
          {copying.copy}
        </Button>
        {outcome && <Outcome outcome={outcome} />}
      </Card>
      <View className={styles.steps} role="list" aria-label={copying.howTo}>
        <View className={styles.label}>{copying.howTo}</View>
        {(isAddress(text) ? copying.linkSteps : copying.textSteps).map((step, index) => (
          <View key={step} className={styles.step} role="listitem">
            <Text className={styles.number}>{index + 1}</Text>
            <Text className={styles.text}>{step}</Text>
          </View>
        ))}
      </View>
    </PageFrame>
  );
});

/** Outcome of the copy and the next step; stays visible after the toast. */
const Outcome = observer(function Outcome({ outcome }: { outcome: 'copied' | 'refused' }) {
  const { copying } = newsMessages();
  const isCopied = outcome === 'copied';
  return (
    <View className={`${styles.outcome} ${isCopied ? styles.copied : styles.refused}`} role="status">
      <Icon name={isCopied ? 'circle-check' : 'info-circle'} />
      <Text>{isCopied ? copying.done : copying.byHand}</Text>
    </View>
  );
});
