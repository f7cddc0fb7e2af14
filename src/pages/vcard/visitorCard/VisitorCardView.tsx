import { View } from '@tarojs/components';
import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import type { VisitorCard } from '@contract/card';
import { getVisitorCard } from '@/api/card';
import { keepCard } from '@/api/holder';
import { ReportSheet } from '@/components/report/ReportSheet';
import { messages } from '@/locale/messages';
import { pushTab } from '@/navigation/navigate';
import { useOfflineSince } from '@/platform/network/useOfflineSince';
import { useSharedPage } from '@/platform/share';
import { newRequestId } from '@/request/requestId';
import { environment } from '@/stores/environment';
import { user } from '@/stores/user';
import { BarSpacer } from '@/ui/BottomBar';
import { EmptyState } from '@/ui/EmptyState';
import { PageFrame } from '@/ui/PageFrame';
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
import { OpenElsewhere } from './components/OpenElsewhere';
import { VisitNote } from './components/VisitNote';
import { visitorCardMessages } from './locale/messages';
import { sharedCard } from './sharedCard';
import { useCardVisit } from './useCardVisit';
import { VisitorCardStore } from './VisitorCard.store';
import styles from './VisitorCardView.module.scss';

/** WeChat's scene of a page that is opened from Moments: alone, without a login and a way to other pages. */
const SINGLE_PAGE_SCENE = 1154;

/** Opened from a list of the product, inside the shell. */
const shellEntry: CardEntry = { source: 'list', page: 'vcard.shell' };

interface VisitorCardViewProps {
  /** Id of the card; it does not change while the page lives. */
  id: string;
  /** Bottom bar of the card pages. Without it, the page has the main action there. */
  bar?: ReactNode;
  /** How the card was opened; by default from a list, inside the shell. */
  entry?: CardEntry;
}

/** Page of a card as another user or a visitor may see it. */
export const VisitorCardView = observer(function VisitorCardView({
  id,
  bar,
  entry = shellEntry
}: VisitorCardViewProps) {
  const [store] = useState(() => new VisitorCardStore(id, { getVisitorCard, keepCard, newRequestId }));
  const [isReporting, setReporting] = useState(false);
  const { card } = store;
  const offlineSinceMs = useOfflineSince(card);
  const { token } = user;
  // A viewer who logs in on this page may see more.
  useEffect(() => void store.load(), [store, token]);
  useDidShow(() => {
    // The owner may have answered meanwhile.
    if (store.card) void store.load();
  });
  useCardVisit(card === null || card.relation === 'own' ? undefined : card.id, entry);
  useSharedPage(sharedCard(id, card));
  const t = visitorCardMessages();
  const isReadOnly = environment.vcardShareAppOption.scene === SINGLE_PAGE_SCENE;
  const action = card && !isReadOnly && <ExchangeButton card={card} entry={entry} />;
  return (
    <PageFrame
      title={t.title}
      pageTitle={card?.name}
      // WeChat has a bar of its own there.
      nav={isReadOnly ? 'none' : 'back'}
      status={store.status}
      error={store.error}
      onRetry={() => void store.load()}
      onRefresh={store.load}
      skeleton={<CardSkeleton />}
      empty={<MissingCard />}
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
          {!isReadOnly && <CardActions store={store} card={card} entry={entry} onReport={() => setReporting(true)} />}
          <CardDetails card={card} entry={entry} isReadOnly={isReadOnly} />
          {entry.page === 'vcard.shareMiddlePage' && <OpenElsewhere />}
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
      {!isReadOnly && card.relation !== 'own' && <VisitNote />}
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

/** The server answers a withdrawn card, one that was taken down and an unknown one alike. */
const MissingCard = observer(function MissingCard() {
  const t = visitorCardMessages();
  const toHome = { text: messages().errors.toHome, onPress: () => pushTab('home') };
  return <EmptyState isPage title={t.missing} text={t.missingText} action={toHome} />;
});
