import { View } from '@tarojs/components';
import Taro from '@tarojs/taro';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import type { InquiryRoom } from '@contract/inquiry';
import { ReportSheet } from '@/components/report/ReportSheet';
import { SupplyCard } from '@/components/listing/SupplyCard';
import { errorText } from '@/locale/errorText';
import { push } from '@/navigation/navigate';
import { forgetPhoto } from '@/platform/photo';
import { newRequestId } from '@/request/requestId';
import { user } from '@/stores/user';
import { EmptyState } from '@/ui/EmptyState';
import { feedback } from '@/ui/feedback';
import { IconButton } from '@/ui/IconButton';
import { PageFrame } from '@/ui/PageFrame';
import { SkeletonCard } from '@/ui/Skeleton';
import { useOfflineSince } from '@/ui/useOfflineSince';
import {
  blockInquiry,
  getInquiryRoom,
  getInquiryStamp,
  listInquiryMessages,
  readInquiry,
  sendInquiry
} from '../../../api/inquiry';
import { useLive } from '../../../components/useLiveStamp';
import { ChatStore } from '../Chat.store';
import { openConversationMenu } from '../conversationMenu';
import { serviceWords } from '../locale/words';
import { refusalOf } from '../../refusalOf';
import { uploadPhoto } from '../sendPicture';
import { Composer } from './Composer';
import styles from './Conversation.module.scss';
import { Messages } from './Messages';
import { Threads } from './Threads';

interface ConversationProps {
  supplyId: string | undefined;
  threadId: string | undefined;
  onPlatform(): void;
}

const whereOf = ({ supplyId, threadId }: ConversationProps) =>
  threadId === undefined ? { ...(supplyId !== undefined && { supplyId }) } : { id: threadId };

const api = {
  getInquiryRoom,
  listInquiryMessages,
  sendInquiry,
  readInquiry,
  blockInquiry,
  newRequestId,
  uploadPhoto,
  forgetPhoto
};

/** The chat about a supply; on one's own supply, the threads of those who ask. */
export const Conversation = observer(function Conversation(props: ConversationProps) {
  const [store] = useState(() => new ChatStore(whereOf(props), api, user));
  const [isReporting, setReporting] = useState(false);
  const t = serviceWords();
  useEffect(() => store.start(), [store]);
  useLive(
    () => {
      const id = store.room?.threadId;
      // What comes in between the first load and the first question is not missed: it is another stamp than none.
      return id ? getInquiryStamp(id) : Promise.resolve('');
    },
    () => store.takeNew()
  );
  const newest = store.outbox.unsent.length > 0 ? store.outbox.unsent.length : store.messages.items[0]?.id;
  useEffect(() => {
    if (newest !== undefined) Taro.pageScrollTo({ scrollTop: 100_000, duration: 0 }).catch(() => undefined);
  }, [newest]);

  const { room } = store;
  const offlineSinceMs = useOfflineSince(room);
  const refusal = refusalOf(store.error);
  if (refusal) {
    const { title, text } = t.refusals[refusal === 'own' ? 'missing' : refusal];
    return (
      <PageFrame
        title={t.title}
        status="empty"
        empty={<EmptyState isPage title={title} text={text} action={{ text: t.platform, onPress: props.onPlatform }} />}
      />
    );
  }
  const handleFailure = (error: unknown) => feedback.toast(sendingProblem(error), { icon: 'info-circle' });
  const handleMenu = () => {
    if (!room) return;
    const elsewhere = { onPlatform: props.onPlatform, onReport: () => setReporting(true) };
    void openConversationMenu(store, room, elsewhere).catch(handleFailure);
  };
  return (
    <PageFrame
      title={room?.other?.name ?? (store.isOwnSupply ? t.askers : t.title)}
      status={store.status}
      error={store.error}
      onRetry={() => void store.load()}
      skeleton={<SkeletonCard />}
      offlineSinceMs={offlineSinceMs}
      navRight={room && <IconButton icon="dots" label={t.more} onPress={handleMenu} />}
      bottomBar={room && !store.isOwnSupply && <Composer store={store} onFailure={handleFailure} />}
    >
      {room?.supply && (
        <View className={styles.goods}>
          <SupplyCard supply={room.supply} onOpen={() => push('supply.info', { id: room.supplyId })} />
        </View>
      )}
      {room && !room.supply && <View className={styles.note}>{t.goodsGone}</View>}
      {store.isOwnSupply ? <Threads supplyId={room?.supplyId} /> : <Messages store={store} onFailure={handleFailure} />}
      {room && <ReportSheet isOpen={isReporting} onClose={() => setReporting(false)} thing={reported(room)} />}
    </PageFrame>
  );
});

/** The supply before anything was said, the conversation after. */
const reported = ({ threadId, supplyId }: InquiryRoom) =>
  threadId === null
    ? { targetType: 'supply' as const, targetId: supplyId }
    : { targetType: 'inquiry' as const, targetId: threadId };

/** Why something was not said. */
function sendingProblem(error: unknown): string {
  const { problems } = serviceWords();
  const { data } = error as { data?: { fields?: Record<string, string> } };
  const [field, reason] = Object.entries(data?.fields ?? {})[0] ?? [];
  if (field === 'text' && (reason === 'contact' || reason === 'banned')) return problems[reason];
  if (field === 'url') return problems.picture;
  if (field === 'thread') return problems.blocked;
  return errorText(error);
}
