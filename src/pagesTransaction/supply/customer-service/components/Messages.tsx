import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { InquiryContent, InquiryMessage, InquiryRoom } from '@contract/inquiry';
import { shortTime } from '@/lib/time';
import { messages } from '@/locale/messages';
import { Pressable } from '@/platform/Pressable';
import { ErrorState } from '@/ui/ErrorState';
import { Button } from '@/ui/Button';
import type { ChatStore } from '../Chat.store';
import { serviceMessages } from '../locale/messages';
import type { Draft, Unsent } from '../Outbox.store';
import { Content } from './Content';
import styles from './Messages.module.scss';

/** Words that come within so long belong together and share a time. */
const TOGETHER_MS = 5 * 60_000;

interface MessagesProps {
  store: ChatStore;
  onFailure(error: unknown): void;
}

/** What was said, the last at the bottom, where it is written. */
export const Messages = observer(function Messages({ store, onFailure }: MessagesProps) {
  const { messages, room, outbox } = store;
  const t = serviceMessages();
  const said = withoutFirstCard([...messages.items].reverse(), messages.hasMore);
  return (
    <View className={styles.messages} aria-live="polite">
      {messages.hasMore && (
        <Button size="small" isLoading={messages.phase === 'loadingMore'} onPress={() => void messages.loadMore()}>
          {t.earlier}
        </Button>
      )}
      {messages.error !== undefined && <ErrorState error={messages.error} onRetry={() => void messages.retry()} />}
      {said.length + outbox.unsent.length === 0 && room?.mayWrite && (
        <View className={styles.hint}>{t.about[room.about.kind].hello}</View>
      )}
      {said.map((message, place) => (
        <Said
          key={message.id}
          message={message}
          hasTime={message.atMs - (said[place - 1]?.atMs ?? 0) > TOGETHER_MS}
          store={store}
        />
      ))}
      {outbox.unsent.map((item) => (
        <NotYetSaid key={item.key} item={item} store={store} onFailure={onFailure} />
      ))}
      {room && !room.mayWrite && <View className={styles.hint}>{whyClosed(room)}</View>}
    </View>
  );
});

/** A thread begins with the card of its listing: the strip above the messages says the same. */
function withoutFirstCard(said: readonly InquiryMessage[], hasEarlier: boolean): readonly InquiryMessage[] {
  return !hasEarlier && said[0]?.content.type === 'listing' ? said.slice(1) : said;
}

function whyClosed({ threadId, isBlocked, about }: InquiryRoom): string {
  const t = serviceMessages();
  const listing = about.kind === 'supply' ? about.supply : about.purchase;
  const isOffered = listing?.status === 'published';
  return threadId === null && !isBlocked && !isOffered ? t.about[about.kind].notOffered : t.blockedNow(isBlocked);
}

interface SaidProps {
  message: InquiryMessage;
  hasTime: boolean;
  store: ChatStore;
}

const Said = observer(function Said({ message, hasTime, store }: SaidProps) {
  const { isMine, atMs } = message;
  const t = serviceMessages();
  const who = isMine ? t.me : (store.room?.other?.name ?? '');
  return (
    <>
      {hasTime && <View className={styles.time}>{shortTime(atMs, Date.now(), messages().time)}</View>}
      <View className={`${styles.line} ${isMine ? styles.mine : ''}`} role="article" aria-label={who}>
        <Content content={message.content} isMine={isMine} room={store.room} />
      </View>
    </>
  );
});

/** What has not arrived, with the ways to send it again or to let it be. */
const NotYetSaid = observer(function NotYetSaid({ item, store, onFailure }: MessagesProps & { item: Unsent }) {
  const t = serviceMessages();
  const { key, draft, phase } = item;
  return (
    <>
      <View className={`${styles.line} ${styles.mine} ${styles.waiting}`} role="article" aria-label={t.me}>
        <Content content={shownDraft(draft)} isMine room={store.room} />
      </View>
      <View className={styles.after} role="status">
        {phase === 'sending' ? (
          <Text>{t.sending}</Text>
        ) : (
          <>
            <Text className={styles.failed}>{t.notSent}</Text>
            <Pressable className={styles.deed} onPress={() => void store.outbox.retry(key).catch(onFailure)}>
              <Text>{t.resend}</Text>
            </Pressable>
            <Pressable className={styles.deed} onPress={() => store.outbox.drop(key)}>
              <Text>{t.dropUnsent}</Text>
            </Pressable>
          </>
        )}
      </View>
    </>
  );
});

/** A draft as it will stand once it was sent. */
function shownDraft(draft: Draft): InquiryContent {
  switch (draft.type) {
    case 'photo':
      return { type: 'picture', picture: { url: draft.path, width: 1, height: 1 } };
    case 'picture':
      return { type: 'picture', picture: { url: draft.url, width: 1, height: 1 } };
    default:
      return draft;
  }
}
