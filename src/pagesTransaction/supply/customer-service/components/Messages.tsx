import { Image, Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { InquiryMessage } from '@contract/inquiry';
import { quantityText } from '@/components/listing/quantity';
import { shortTime } from '@/lib/time';
import { words } from '@/locale/words';
import { push } from '@/navigation/navigate';
import { Pressable } from '@/platform/Pressable';
import { previewImage } from '@/platform/previewImage';
import { pictureLabel } from '@/platform/pictureLabel';
import { uploadUri } from '@/platform/uploadUri';
import { ErrorState } from '@/ui/ErrorState';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import type { ChatStore } from '../Chat.store';
import { serviceWords } from '../locale/words';
import styles from './Messages.module.scss';

/** Words that come within so long belong together and share a time. */
const TOGETHER_MS = 5 * 60_000;

/** What was said, the last at the bottom, where it is written. */
export const Messages = observer(function Messages({ store }: { store: ChatStore }) {
  const { messages, room } = store;
  const t = serviceWords();
  const said = [...messages.items].reverse();
  return (
    <View className={styles.messages} aria-live="polite">
      {messages.hasMore && (
        <Button size="small" isLoading={messages.phase === 'loadingMore'} onPress={() => void messages.loadMore()}>
          {t.earlier}
        </Button>
      )}
      {messages.error !== undefined && <ErrorState error={messages.error} onRetry={() => void messages.retry()} />}
      {said.length === 0 && room?.mayWrite && <View className={styles.hint}>{t.hello}</View>}
      {said.map((message, place) => (
        <Said
          key={message.id}
          message={message}
          hasTime={message.atMs - (said[place - 1]?.atMs ?? 0) > TOGETHER_MS}
          store={store}
        />
      ))}
      {room && !room.mayWrite && (
        <View className={styles.hint}>{room.threadId === null ? t.notOffered : t.blockedNow(room.isBlocked)}</View>
      )}
    </View>
  );
});

interface SaidProps {
  message: InquiryMessage;
  hasTime: boolean;
  store: ChatStore;
}

const Said = observer(function Said({ message, hasTime, store }: SaidProps) {
  const { isMine, atMs } = message;
  const t = serviceWords();
  const who = isMine ? t.me : (store.room?.other?.name ?? '');
  return (
    <>
      {hasTime && <View className={styles.time}>{shortTime(atMs, Date.now(), words().time)}</View>}
      <View className={`${styles.line} ${isMine ? styles.mine : ''}`} role="article" aria-label={who}>
        <Content message={message} store={store} />
      </View>
    </>
  );
});

const Content = observer(function Content({ message: { content }, store }: Omit<SaidProps, 'hasTime'>) {
  const t = serviceWords();
  switch (content.type) {
    case 'text':
      return (
        <View className={styles.bubble}>
          <Text userSelect>{content.text}</Text>
        </View>
      );
    case 'picture': {
      const { url, width, height } = content.picture;
      return (
        <Pressable label={t.openPicture} onPress={() => previewImage({ urls: [uploadUri(url)] })}>
          <Image
            className={`${styles.picture} ${height > width ? styles.upright : ''}`}
            src={uploadUri(url)}
            mode="aspectFill"
            {...pictureLabel(t.pictureLine)}
          />
        </Pressable>
      );
    }
    case 'listing': {
      const id = store.room?.supplyId ?? '';
      return (
        <Pressable className={styles.card} role="link" onPress={() => push('supply.info', { id })}>
          <Icon name="package" className={styles.cardIcon} />
          <View className={styles.cardWords}>
            <View className={styles.cardTitle}>{store.room?.supply?.title ?? t.goodsGone}</View>
            <View className={styles.cardHint}>{t.cardHint}</View>
          </View>
        </Pressable>
      );
    }
    case 'ask':
      return (
        <View className={styles.bubble}>
          <View className={styles.askTitle}>{t.askTitle}</View>
          <View>{t.askQuantity(quantityText(content.grams))}</View>
          <View>{t.askPlace(content.place)}</View>
          {content.text !== '' && <View>{content.text}</View>}
        </View>
      );
  }
});
