import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { ExchangeSource } from '@contract/exchange';
import * as exchangeApi from '@/api/exchange';
import { SupplyCard } from '@/components/listing/SupplyCard';
import { MemberFrame } from '@/components/member/MemberFrame';
import { apiErrorOf } from '@/lib/ApiError';
import { errorText } from '@/locale/errorText';
import { back, linkTo } from '@/navigation/navigate';
import { useRouteParams } from '@/navigation/useRouteParams';
import { useOfflineSince } from '@/platform/network/useOfflineSince';
import { newRequestId } from '@/request/requestId';
import { user } from '@/stores/user';
import { BarSpacer } from '@/ui/BottomBar';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { overlays } from '@/ui/overlays';
import { PageFrame } from '@/ui/PageFrame';
import { runWithToast } from '@/ui/runWithToast';
import { SkeletonCard } from '@/ui/Skeleton';
import { accessDeniedReason } from '../accessDeniedReason';
import { ExchangeStatusNotice } from './components/ExchangeStatusNotice';
import { OtherCard } from './components/OtherCard';
import { RespondForm } from './components/RespondForm';
import { SharedContactForm } from './components/SharedContactForm';
import { SharedContacts } from './components/SharedContacts';
import { ExchangeStore } from './Exchange.store';
import { exchangeMessages } from './locale/messages';

const sources: readonly ExchangeSource[] = ['scan', 'share', 'expo', 'list'];

/**
 * Page to request the contact of a supplier, or of the owner of a card, in exchange for the user's own; the recipient
 * responds on the same page.
 */
export default observer(function ExchangeLinkPage() {
  const { id, cardId, source, exchange } = useRouteParams('supply.exchangeLink');
  const [store] = useState(() => {
    const ref = { supplyId: id, cardId, source: sources.find((name) => name === source), exchangeId: exchange };
    return new ExchangeStore(ref, { ...exchangeApi, newRequestId }, user);
  });
  useEffect(() => store.start(), [store]);
  useDidShow(() => {
    // The other party may have answered meanwhile.
    if (store.room && !store.isSending) void store.load();
  });
  const offlineSinceMs = useOfflineSince(store.room);
  const t = exchangeMessages();

  const deniedReason = store.room ? undefined : accessDeniedReason(store.error);
  if (user.isLoggedIn && deniedReason) {
    const action = { text: t.back, onPress: () => back() };
    const reasons = cardId === undefined ? t.deniedReasons : { ...t.deniedReasons, ...t.deniedCardReasons };
    return (
      <PageFrame
        title={t.title}
        status="empty"
        empty={<EmptyState isPage {...reasons[deniedReason]} action={action} />}
      />
    );
  }
  const handleFailure = (error: unknown) => overlays.toast(sendErrorMessage(error), { icon: 'info-circle' });
  const handleSend = (send: () => Promise<boolean>, done: string) => void runWithToast(send, done, handleFailure);
  const { room, step } = store;
  const isForm = step === 'ask' || step === 'answer';
  const hasProblem = Object.keys(store.problems).length > 0;
  return (
    <MemberFrame
      title={t.title}
      loggedOut={t}
      status={store.status}
      error={store.error}
      onRetry={() => void store.load()}
      skeleton={<SkeletonCard />}
      offlineSinceMs={offlineSinceMs}
      bottomBar={
        room &&
        isForm && (
          <BarSpacer>
            <Button
              kind="primary"
              isFull
              isLoading={store.isSending}
              isDisabled={hasProblem}
              onDisabledPress={() => overlays.toast(t.checkForm)}
              onPress={() => (step === 'ask' ? handleSend(store.ask, t.asked) : handleSend(store.accept, t.exchanged))}
            >
              {step === 'ask' ? t.ask : t.agree}
            </Button>
          </BarSpacer>
        )
      }
    >
      {room?.supply && (
        <SupplyCard supply={room.supply} onOpen={linkTo('supply.info', { id: room.supply?.id ?? '' })} />
      )}
      {store.otherCard && <OtherCard card={store.otherCard} />}
      {step === 'answer' && <RespondForm store={store} onFailure={handleFailure} />}
      {room && isForm && <SharedContactForm store={store} hasMessage={step === 'ask'} />}
      {room && step === 'done' && <SharedContacts store={store} />}
      {room && !isForm && step !== 'done' && <ExchangeStatusNotice store={store} onFailure={handleFailure} />}
    </MemberFrame>
  );
});

/** Returns the message for a failed request. */
function sendErrorMessage(error: unknown): string {
  const { code, data } = apiErrorOf(error);
  const t = exchangeMessages();
  if (code === 'VALIDATION') return t.checkForm;
  const state = data?.fields?.['exchange'];
  if (code === 'CONFLICT' && state === 'waiting') return t.waitingAlready;
  if (code === 'CONFLICT') return state === 'ignored' ? t.refusedTitle : t.changed;
  return errorText(error);
}
