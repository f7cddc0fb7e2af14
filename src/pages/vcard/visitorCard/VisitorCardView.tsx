import { View } from '@tarojs/components';
import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import type { VisitorCard } from '@contract/card';
import { visitorCardFace } from '@/components/card/cardFaceContent';
import { sharedCard, sharedCardPath, shellCardPath } from '@/components/card/sharedCard';
import { CardShareCanvas } from '@/components/cardPoster/CardShareCanvas';
import { useCardPicture } from '@/components/cardPoster/useCardPicture';
import { ReportSheet } from '@/components/report/ReportSheet';
import { useOfflineSince } from '@/platform/network/useOfflineSince';
import { useSharedPage, useTimelineCard } from '@/platform/share';
import { cardVisits } from '@/stores/cardVisits';
import { user } from '@/stores/user';
import { BarSpacer } from '@/ui/BottomBar';
import { PageFrame } from '@/ui/PageFrame';
import { singlePage } from '@/ui/singlePage';
import { Skeleton, SkeletonRow } from '@/ui/Skeleton';
import type { CardEntry } from './cardEntry';
import { CardAbout } from './components/CardAbout';
import { CardActions } from './components/CardActions';
import { CardGallery } from './components/CardGallery';
import { CardSupplies } from './components/CardSupplies';
import { ContactList } from './components/ContactList';
import { exchangeActionOf } from './components/exchangeAction';
import { ExchangeButton } from './components/ExchangeButton';
import { FlippableCard } from './components/FlippableCard';
import { NoCard } from './components/NoCard';
import { OpenElsewhere } from './components/OpenElsewhere';
import { VisitNote } from './components/VisitNote';
import { visitorCardMessages } from './locale/messages';
import { newVisitorCard } from './newVisitorCard';
import { strangerFace } from './strangerFace';
import { useCardVisit } from './useCardVisit';
import type { VisitorCardStore } from './VisitorCard.store';
import styles from './VisitorCardView.module.scss';

interface VisitorCardViewProps {
  /** Id of the card; it does not change while the page lives. */
  id: string;
  /** Store of the card, where the page has loaded it before it showed anything. */
  loaded?: VisitorCardStore;
  /** Bottom bar of the card pages. Without it, the page has the main action there. */
  bar?: ReactNode;
  /** How the card was opened. */
  entry: CardEntry;
}

/** Page of a card as another user or a visitor may see it. */
export const VisitorCardView = observer(function VisitorCardView({ id, loaded, bar, entry }: VisitorCardViewProps) {
  const [store] = useState(() => loaded ?? newVisitorCard(id));
  const [isReporting, setReporting] = useState(false);
  const { card } = store;
  const offlineSinceMs = useOfflineSince(card);
  const { token } = user;
  // A viewer who logs in on this page may see more.
  useEffect(() => void store.loadOnce(), [store, token]);
  useDidShow(() => {
    // The owner may have answered meanwhile.
    if (store.card) void store.load();
  });
  useCardVisit(card === null || card.relation === 'own' ? undefined : card.id, entry);
  const t = visitorCardMessages();
  const picture = useCardPicture(card && strangerFace(card));
  const shared = card ? sharedCard(card, visitorCardFace(card), picture) : { title: t.title, path: sharedCardPath(id) };
  const recordShare = () => cardVisits.recordShare(id);
  useSharedPage(shared, recordShare);
  useTimelineCard(entry.page === 'vcard.shell' ? { ...shared, path: shellCardPath(id) } : shared, recordShare);
  const isReadOnly = singlePage.isOn;
  const action = card && !isReadOnly && <ExchangeButton card={card} entry={entry} />;
  return (
    <PageFrame
      title={t.title}
      pageTitle={card?.name}
      status={store.status}
      error={store.error}
      onRetry={() => void store.load()}
      onRefresh={store.load}
      skeleton={<CardSkeleton />}
      empty={<NoCard reason="missing" />}
      offlineSinceMs={offlineSinceMs}
      bottomBar={bar ?? (action && <BarSpacer>{action}</BarSpacer>)}
      sheets={
        <ReportSheet
          isOpen={isReporting}
          onClose={() => setReporting(false)}
          target={{ targetType: 'card', targetId: id }}
        />
      }
    >
      {card && (
        <>
          <FlippableCard card={card} />
          {card.relation === 'own' && <View className={styles.note}>{t.ownNote}</View>}
          {bar && action && <View className={styles.action}>{action}</View>}
          {!isReadOnly && (
            <CardActions store={store} card={card} entry={entry} shared={shared} onReport={() => setReporting(true)} />
          )}
          <CardDetails card={card} entry={entry} isReadOnly={isReadOnly} />
          {entry.page === 'vcard.shareMiddlePage' && <OpenElsewhere />}
          <CardShareCanvas />
        </>
      )}
    </PageFrame>
  );
});

interface CardDetailsProps {
  card: VisitorCard;
  entry: CardEntry;
  isReadOnly: boolean;
}

const CardDetails = observer(function CardDetails({ card, entry, isReadOnly }: CardDetailsProps) {
  const unmask = () => exchangeActionOf(card, entry).run();
  return (
    <>
      <ContactList card={card} onUnmask={isReadOnly ? undefined : unmask} />
      <CardAbout card={card} isReadOnly={isReadOnly} />
      <CardGallery card={card} />
      {!isReadOnly && <CardSupplies supplies={card.supplies} />}
      {card.relation !== 'own' && <VisitNote isAnonymous={card.isAnonymous} isReadOnly={isReadOnly} />}
    </>
  );
});

function CardSkeleton() {
  return (
    <>
      <View className={styles.skeleton}>
        <Skeleton width={327} height={192} />
      </View>
      <SkeletonRow />
      <SkeletonRow />
      <SkeletonRow />
    </>
  );
}
