import { View } from '@tarojs/components';
import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Card } from '@contract/card';
import { getPhoneVisibility } from '@/api/account';
import { getOwnCards, restoreCard, setDefaultCard, withdrawCard } from '@/api/card';
import { getOwnCardLevel } from '@/api/cardLevel';
import { getRadarSummary } from '@/api/cardVisit';
import { getHolderSummary } from '@/api/holder';
import { ownCardFace } from '@/components/card/cardFaceContent';
import { MemberFrame } from '@/components/member/MemberFrame';
import { isApiError } from '@/lib/ApiError';
import { push } from '@/navigation/navigate';
import { network } from '@/platform/network/network';
import { paymentOffer } from '@/stores/paymentOffer';
import { user } from '@/stores/user';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { lazyComponent } from '@/ui/lazyComponent';
import { overlays } from '@/ui/overlays';
import { runWithToast, toastError } from '@/ui/runWithToast';
import { UndoBar } from '@/ui/UndoBar';
import { CardHomeStore } from '../CardHome.store';
import { cardHomeMessages } from '../locale/messages';
import { CardEditor } from './CardEditor';
import { CardTips } from './CardTips';
import { HomeSkeleton } from './HomeSkeleton';
import { LevelCell } from './LevelCell';
import { MiniFace } from './MiniFace';
import { OwnCardList } from './OwnCardList';
import { QuickActions } from './QuickActions';
import { RequestsAndRadar } from './RequestsAndRadar';
import styles from './CardHome.module.scss';

// Its code is loaded with the first poster.
const CardPosterSheet = lazyComponent(
  () => import('@/components/cardPoster/CardPosterSheet').then((part) => part.CardPosterSheet),
  () => null
);

const api = {
  getOwnCards,
  getOwnCardLevel,
  getRadarSummary: () => getRadarSummary({}),
  getHolderSummary,
  getPhoneVisibility,
  setDefaultCard,
  withdrawCard,
  restoreCard
};

/** Home of the user's cards; for a user without one, the form of the first. */
export const CardHome = observer(function CardHome() {
  const [store] = useState(() => new CardHomeStore(api, paymentOffer));
  const [posterCard, setPosterCard] = useState<Card>();
  useDidShow(() => {
    if (user.isLoggedIn) void store.load();
  });
  const { home, card } = store;
  const t = cardHomeMessages();
  if (home.value && !card) {
    return <CardEditor id={undefined} known={home.value} onSaved={() => void store.load()} />;
  }
  return (
    <MemberFrame
      title={t.title}
      loggedOut={t}
      status={home.status}
      error={home.error}
      onRetry={() => void store.load()}
      onRefresh={store.load}
      offlineSinceMs={card && !network.online ? home.loadedAtMs : undefined}
      skeleton={<HomeSkeleton />}
      sheets={
        <>
          {posterCard && <CardPosterSheet card={posterCard} onClose={() => setPosterCard(undefined)} />}
          <WithdrawalUndo store={store} />
        </>
      }
    >
      {card && (
        <>
          <View className={styles.hero}>
            <MiniFace face={ownCardFace(card)} size="full" />
          </View>
          <TakedownNotice card={card} />
          <QuickActions card={card} onPoster={() => setPosterCard(card)} />
          <RequestsAndRadar store={store} />
          <CardTips card={card} />
          <LevelCell store={store} />
          <OwnCardList store={store} />
          <View className={styles.end} />
        </>
      )}
    </MemberFrame>
  );
});

const WithdrawalUndo = observer(function WithdrawalUndo({ store }: { store: CardHomeStore }) {
  const { cards: t } = cardHomeMessages();
  const showError = (error: unknown) =>
    isApiError(error, 'CONFLICT') ? overlays.toast(t.slotTaken, { icon: 'info-circle' }) : toastError(error);
  if (!store.withdrawn) return null;
  return (
    <UndoBar text={t.withdrawn} action={t.undo} onPress={() => void runWithToast(store.undo, undefined, showError)} />
  );
});

function TakedownNotice({ card }: { card: Card }) {
  const t = cardHomeMessages();
  if (card.takedownReason === null) return null;
  return (
    <View className={styles.notice} role="alert">
      <Icon name="alert-triangle" />
      <View className={styles.noticeText}>{t.takenDownReason(card.takedownReason)}</View>
      <Button kind="outline" size="small" onPress={() => push('vcard.home', { edit: card.id })}>
        {t.toEdit}
      </Button>
    </View>
  );
}
