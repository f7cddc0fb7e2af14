import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { InquiryContent, InquiryMessage, InquiryRoom } from '@contract/inquiry';
import { MINUTE_MS } from '@rules/duration';
import { shortTime } from '@/lib/time';
import { messages } from '@/locale/messages';
import { Pressable } from '@/platform/pressable';
import { Button } from '@/ui/Button';
import { ErrorState } from '@/ui/ErrorState';
import type { ChatStore } from '../Chat.store';
import { serviceMessages } from '../locale/messages';
import type { MessageDraft, UnsentMessage } from '../Outbox.store';
import { MessageBody } from './MessageBody';
import styles from './Messages.module.scss';

/** Maximum gap within which messages share one timestamp. */
const TIME_GAP_MS = 5 * MINUTE_MS;

interface MessagesProps {
  store: ChatStore;
  onFailure(error: unknown): void;
}

/** Messages of the thread, newest at the bottom, above the input. */
export const Messages = observer(function Messages({ store, onFailure }: MessagesProps) {
  const { messages, room, outbox } = store;
  const t = serviceMessages();
  const shown = withoutFirstCard([...messages.items].reverse(), messages.hasMore);
  return (
    <View className={styles.messages} aria-live="polite">
      {messages.hasMore && (
        <Button size="small" isLoading={messages.phase === 'loadingMore'} onPress={() => void messages.loadMore()}>
          {t.earlier}
        </Button>
      )}
      {messages.error !== undefined && <ErrorState error={messages.error} onRetry={() => void messages.retry()} />}
      {shown.length + outbox.unsent.length === 0 && room?.mayWrite && (
        <View className={styles.hint}>{t.about[room.about.kind].hello}</View>
      )}
      {shown.map((message, index) => (
        <MessageRow
          key={message.id}
          message={message}
          hasTime={message.atMs - (shown[index - 1]?.atMs ?? 0) > TIME_GAP_MS}
          store={store}
        />
      ))}
      {outbox.unsent.map((item) => (
        <UnsentRow key={item.key} item={item} store={store} onFailure={onFailure} />
      ))}
      {room && !room.mayWrite && <View className={styles.hint}>{closedReason(room)}</View>}
    </View>
  );
});

/** Omits the listing card that starts a thread: the strip above the messages shows the same. */
function withoutFirstCard(said: readonly InquiryMessage[], hasEarlier: boolean): readonly InquiryMessage[] {
  return !hasEarlier && said[0]?.content.type === 'listing' ? said.slice(1) : said;
}

function closedReason({ threadId, isBlocked, about }: InquiryRoom): string {
  const t = serviceMessages();
  const listing = about.kind === 'supply' ? about.supply : about.purchase;
  const isOffered = listing?.status === 'published';
  return threadId === null && !isBlocked && !isOffered ? t.about[about.kind].notOffered : t.blockedNow(isBlocked);
}

interface MessageRowProps {
  message: InquiryMessage;
  hasTime: boolean;
  store: ChatStore;
}

const MessageRow = observer(function MessageRow({ message, hasTime, store }: MessageRowProps) {
  const { isMine, atMs } = message;
  const t = serviceMessages();
  const who = isMine ? t.me : (store.room?.other?.name ?? '');
  return (
    <>
      {hasTime && <View className={styles.time}>{shortTime(atMs, Date.now(), messages().time)}</View>}
      <View className={`${styles.row} ${isMine ? styles.mine : ''}`} role="article" aria-label={who}>
        <MessageBody id={message.id} content={message.content} isMine={isMine} room={store.room} />
      </View>
    </>
  );
});

/** Message not delivered yet, with the actions to retry or discard it. */
const UnsentRow = observer(function UnsentRow({ item, store, onFailure }: MessagesProps & { item: UnsentMessage }) {
  const t = serviceMessages();
  const { key, draft, phase } = item;
  return (
    <>
      <View className={`${styles.row} ${styles.mine} ${styles.waiting}`} role="article" aria-label={t.me}>
        <MessageBody id={null} content={draftContent(draft)} isMine room={store.room} />
      </View>
      <View className={styles.after} role="status">
        {phase === 'sending' ? (
          <Text>{t.sending}</Text>
        ) : (
          <>
            <Text className={styles.failed}>{t.notSent}</Text>
            <Pressable className={styles.action} onPress={() => void store.outbox.retry(key).catch(onFailure)}>
              <Text>{t.resend}</Text>
            </Pressable>
            <Pressable className={styles.action} onPress={() => store.outbox.discard(key)}>
              <Text>{t.dropUnsent}</Text>
            </Pressable>
          </>
        )}
      </View>
    </>
  );
});

/** Converts a draft to the content it will have once sent. */
function draftContent(draft: MessageDraft): InquiryContent {
  switch (draft.type) {
    case 'photo':
      return { type: 'picture', picture: { url: draft.path, width: 1, height: 1 } };
    case 'picture':
      return { type: 'picture', picture: { url: draft.url, width: 1, height: 1 } };
    default:
      return draft;
  }
}
