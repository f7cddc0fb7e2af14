import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { getOwnCards, restoreCard, setDefaultCard, withdrawCard } from '@/api/card';
import { getOwnCardLevel } from '@/api/cardLevel';
import { getRadarSummary, getRadarVisitors } from '@/api/cardVisit';
import { network } from '@/platform/network/network';
import { paymentOffer } from '@/stores/paymentOffer';
import { user } from '@/stores/user';
import { IconButton } from '@/ui/IconButton';
import { lazyComponent } from '@/ui/lazyComponent';
import { PageFrame } from '@/ui/PageFrame';
import { UndoBar } from '@/ui/UndoBar';
import { createAnotherCard, undoWithdrawal } from './cardActions';
import { CardIntro } from './components/CardIntro';
import { CardView } from './components/CardView';
import { PanelSkeleton } from './components/PanelSkeleton';
import { ownCardMessages } from './locale/messages';
import { OwnCardsStore } from './OwnCards.store';

const api = {
  getOwnCards,
  getOwnCardLevel,
  getRadarSummary,
  getRadarVisitors,
  setDefaultCard,
  withdrawCard,
  restoreCard
};

// Its code is loaded with the first poster.
const CardPosterSheet = lazyComponent(
  () => import('@/components/cardPoster/CardPosterSheet').then((part) => part.CardPosterSheet),
  () => null
);

/** The user's business cards and who viewed them; an introduction for visitors, and for users without a card. */
export default observer(function VcardPanel({ bar }: { bar: ReactNode }) {
  const [store] = useState(() => new OwnCardsStore(api, user, paymentOffer));
  const [isPosterOpen, setPosterOpen] = useState(false);
  useEffect(() => store.start(), [store]);
  useDidShow(() => {
    // A page on top may have changed a card, and time passes for the figures.
    if (store.cards.loadedAtMs > 0) void store.load();
  });
  const t = ownCardMessages();
  const { card } = store;
  const isOld = store.cards.isStale || !network.online;
  return (
    <PageFrame
      title={t.title}
      // With the rest of the panel, in one setData call.
      navRight={
        store.status === 'ready' &&
        card && <IconButton icon="plus" label={t.create} onPress={() => void createAnotherCard(store)} />
      }
      status={user.isLoggedIn ? store.status : 'empty'}
      error={store.cards.error}
      onRetry={() => void store.load()}
      onRefresh={store.load}
      offlineSinceMs={card && isOld ? store.cards.loadedAtMs : undefined}
      skeleton={<PanelSkeleton />}
      empty={<CardIntro store={store} />}
      bottomBar={bar}
      sheets={
        <>
          {isPosterOpen && card && <CardPosterSheet card={card} onClose={() => setPosterOpen(false)} />}
          {store.withdrawn && (
            <UndoBar text={t.withdrawn} action={t.undo} isOverBar onPress={() => void undoWithdrawal(store)} />
          )}
        </>
      }
    >
      {card && <CardView store={store} card={card} onPoster={() => setPosterOpen(true)} />}
    </PageFrame>
  );
});
