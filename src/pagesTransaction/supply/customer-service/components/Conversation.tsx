import Taro from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { InquiryRoom } from '@contract/inquiry';
import { listingMessages } from '@/components/listing/locale/messages';
import { useLiveSubject } from '@/components/live/useLiveSubject';
import { ReportSheet } from '@/components/report/ReportSheet';
import { fieldErrorsOf } from '@/lib/ApiError';
import { errorText } from '@/locale/errorText';
import { useOfflineSince } from '@/platform/network/useOfflineSince';
import { EmptyState } from '@/ui/EmptyState';
import { IconButton } from '@/ui/IconButton';
import { NavBar } from '@/ui/NavBar';
import { overlays } from '@/ui/overlays';
import { PageFrame } from '@/ui/PageFrame';
import { SkeletonCard } from '@/ui/Skeleton';
import { accessDeniedReason } from '../../accessDeniedReason';
import type { ChatStore } from '../Chat.store';
import { openConversationMenu } from '../conversationMenu';
import { listingRefOf } from '../listingRef';
import { serviceMessages } from '../locale/messages';
import { Composer } from './Composer';
import { ListingStrip } from './ListingStrip';
import { Messages } from './Messages';
import { PartnerHeader } from './PartnerHeader';
import { ThreadList } from './ThreadList';

interface ConversationProps {
  store: ChatStore;
  onPlatform(): void;
}

/** Chat about a listing; for an own listing, the list of its threads. */
export const Conversation = observer(function Conversation({ store, onPlatform }: ConversationProps) {
  const [isReporting, setReporting] = useState(false);
  const t = serviceMessages();
  const threadId = store.room?.threadId ?? undefined;
  const subject = threadId === undefined ? undefined : ({ topic: 'inquiry', id: threadId } as const);
  // Without a stamp the thread has not been loaded since its first message: any stamp is news.
  useLiveSubject(subject, () => store.loadNew(), store.room?.stamp ?? '');
  const newest = store.outbox.unsent.length > 0 ? store.outbox.unsent.length : store.messages.items[0]?.id;
  useEffect(() => {
    if (newest !== undefined) Taro.pageScrollTo({ scrollTop: 100_000, duration: 0 }).catch(() => undefined);
  }, [newest]);

  const { room } = store;
  const offlineSinceMs = useOfflineSince(room);
  const deniedReason = accessDeniedReason(store.error);
  if (deniedReason) {
    const { title, text } = t.deniedReasons[deniedReason === 'own' ? 'missing' : deniedReason];
    return (
      <PageFrame
        title={t.title}
        status="empty"
        empty={<EmptyState isPage title={title} text={text} action={{ text: t.platform, onPress: onPlatform }} />}
      />
    );
  }
  const handleFailure = (error: unknown) => overlays.toast(sendErrorMessage(error), { icon: 'info-circle' });
  const handleMenu = () => {
    if (!room) return;
    const callbacks = { onPlatform, onReport: () => setReporting(true) };
    void openConversationMenu(store, room, callbacks).catch(handleFailure);
  };
  const menu = <IconButton icon="dots" label={t.more} onPress={handleMenu} />;
  return (
    <PageFrame
      title={room ? undefined : t.title}
      pageTitle={room ? titleOf(room, store.isOwn) : undefined}
      nav={room ? <NavBar title={headerOf(room, store.isOwn)} right={menu} ground="surface" /> : 'back'}
      status={store.status}
      error={store.error}
      onRetry={() => void store.load()}
      skeleton={<SkeletonCard />}
      offlineSinceMs={offlineSinceMs}
      bottomBar={room && !store.isOwn && <Composer store={store} onFailure={handleFailure} />}
    >
      {room && <ListingStrip about={room.about} />}
      {room && store.isOwn ? (
        <ThreadList about={listingRefOf(room.about)} hint={t.about[room.about.kind].noAskersHint} />
      ) : (
        <Messages store={store} onFailure={handleFailure} />
      )}
      {room && <ReportSheet isOpen={isReporting} onClose={() => setReporting(false)} target={reportTargetOf(room)} />}
    </PageFrame>
  );
});

/** Returns the page title: the other party, or what the askers of an own listing are. */
function titleOf({ about: { kind }, other, side }: InquiryRoom, isOwn: boolean): string {
  if (isOwn) return serviceMessages().about[kind].askers;
  return other?.name ?? (side === 'asker' && kind === 'purchase' ? listingMessages().anonymousBuyer : '');
}

/** Returns a heading for an own listing, or the other party of a thread. */
const headerOf = (room: InquiryRoom, isOwn: boolean) =>
  isOwn ? titleOf(room, true) : <PartnerHeader other={room.other} name={titleOf(room, false)} />;

/** Returns the report target: the listing before the first message, the thread after it. */
const reportTargetOf = ({ threadId, about }: InquiryRoom) =>
  threadId === null
    ? { targetType: about.kind, targetId: about.id }
    : { targetType: 'inquiry' as const, targetId: threadId };

/** Returns the message for a failed delivery. */
function sendErrorMessage(error: unknown): string {
  const { problems } = serviceMessages();
  const [field, reason] = Object.entries(fieldErrorsOf(error))[0] ?? [];
  if (field === 'text' && (reason === 'contact' || reason === 'banned')) return problems[reason];
  if (field === 'url') return problems.picture;
  if (field === 'thread') return problems.blocked;
  return errorText(error);
}
