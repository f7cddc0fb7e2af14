import Taro from '@tarojs/taro';
import { useEffect, useState } from 'react';
import { observer } from 'mobx-react';
import type { PriceLineDetail } from '@contract/market';
import { formatUnitPrice } from '@/lib/priceUnit';
import { errorText } from '@/locale/errorText';
import { words } from '@/locale/words';
import { withLogin } from '@/navigation/loginGate';
import { pushTab } from '@/navigation/navigate';
import { useRouteParams } from '@/navigation/useRouteParams';
import { ShareButton, useSharedPage } from '@/platform/share';
import { routes } from '@/routes';
import { market } from '@/stores/market';
import { settings, type TransactionMode } from '@/stores/settings';
import { user } from '@/stores/user';
import { BarAction, BarRest } from '@/ui/BottomBar';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { feedback } from '@/ui/feedback';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { NavBar } from '@/ui/NavBar';
import { network } from '@/ui/network';
import { PageFrame } from '@/ui/PageFrame';
import { followLine, getPriceLine, getPriceSeries, leaveLine } from '../api/priceLine';
import { marketInfoWords } from '../locale/words';
import { History } from './components/History';
import { LineHead } from './components/LineHead';
import { MarketInfoSkeleton } from './components/MarketInfoSkeleton';
import { Markets } from './components/Markets';
import { PointsSheet } from './components/PointsSheet';
import { Related } from './components/Related';
import styles from './index.module.scss';
import { MarketInfoStore } from './MarketInfo.store';

/** One price line: price, history, where the price comes from, the other markets, and the way to trade. */
function MarketInfoPage() {
  const { lineId = '' } = useRouteParams('market.info');
  const [store] = useState(
    () => new MarketInfoStore({ getPriceLine, getPriceSeries, followLine, leaveLine }, user, market)
  );
  const [isTableOpen, setTableOpen] = useState(false);
  useEffect(() => store.start(lineId), [store, lineId]);

  const t = marketInfoWords();
  const { detail } = store;
  const variety = detail?.line.varietyName;
  const title = variety === undefined ? '' : `${t.pageTitle(variety)} · ${words().appName}`;
  useEffect(() => {
    if (title) void Taro.setNavigationBarTitle({ title });
  }, [title]);
  const shared = {
    title: sharedTitle(detail),
    path: `${routes['market.info']}?lineId=${encodeURIComponent(store.lineId)}`
  };
  useSharedPage(shared);

  const handleFollow = () => {
    const isFollowed = !store.isFollowed;
    void withLogin(t.loginToFollow, () => {
      store.setFollowed(isFollowed).then(
        (isDone) => isDone && feedback.toast(isFollowed ? t.followAdded : t.followRemoved),
        (error: unknown) => feedback.toast(errorText(error))
      );
    });
  };
  const handleLine = (id: string) => {
    void Taro.pageScrollTo({ scrollTop: 0, duration: 200 });
    void store.load(id).then((hasCome) => {
      if (!hasCome) feedback.toast(errorText(store.error));
    });
  };

  const actions = detail && (
    <>
      <IconButton
        icon={store.isFollowed ? 'star-filled' : 'star'}
        className={store.isFollowed ? styles.star : undefined}
        label={store.isFollowed ? t.unfollow : t.follow}
        onPress={handleFollow}
      />
      <ShareButton
        className={styles.share}
        label={t.share}
        page={shared}
        onCopied={(isCopied) => feedback.toast(isCopied ? words().copied : words().copyFailed)}
      >
        <Icon name="share-2" />
      </ShareButton>
    </>
  );

  return (
    <PageFrame
      nav={<NavBar title={variety} ground="surface" right={actions} />}
      status={store.status}
      error={store.error}
      onRetry={() => void store.load()}
      onRefresh={() => store.load()}
      offlineSinceMs={detail && (store.isStale || !network.online) ? store.loadedAtMs : undefined}
      skeleton={<MarketInfoSkeleton />}
      empty={
        <EmptyState
          isPage
          title={t.missingTitle}
          text={t.missingText}
          action={{ text: t.toMarket, onPress: () => pushTab('market') }}
        />
      }
      bottomBar={
        detail && (
          <>
            <BarAction icon="table" text={t.table} onPress={() => setTableOpen(true)} />
            <BarAction
              icon={store.isFollowed ? 'star-filled' : 'star'}
              text={store.isFollowed ? t.followed : t.follow}
              onPress={handleFollow}
            />
            <BarRest>
              <Button kind="tinted" isFull onPress={() => openTransaction('purchase', detail)}>
                {t.toPurchase}
              </Button>
            </BarRest>
            <BarRest>
              <Button kind="primary" isFull onPress={() => openTransaction('supply', detail)}>
                {t.toSupply(detail.supplyCount)}
              </Button>
            </BarRest>
          </>
        )
      }
    >
      {detail && (
        <>
          <LineHead detail={detail} lineId={store.lineId} onLine={handleLine} />
          <History store={store} detail={detail} />
          <Markets detail={detail} onLine={handleLine} />
          <Related detail={detail} onOpen={(mode) => openTransaction(mode, detail)} />
          <PointsSheet store={store} detail={detail} isOpen={isTableOpen} onClose={() => setTableOpen(false)} />
        </>
      )}
    </PageFrame>
  );
}

/** The listings of the variety, on the transaction tab. */
function openTransaction(mode: TransactionMode, { line }: PriceLineDetail): void {
  settings.setTransactionMode(mode);
  settings.setTransactionVariety(line.varietyId);
  pushTab('transaction');
}

function sharedTitle(detail: PriceLineDetail | null): string {
  if (!detail) return words().appName;
  const { varietyName, gradeName, midFen } = detail.line;
  const t = marketInfoWords();
  return t
    .shareTitle(
      `${varietyName} ${gradeName}`,
      midFen === null ? '' : `${formatUnitPrice(midFen, market.unit)} ${t.perUnit[market.unit]}`
    )
    .trim();
}

export default observer(MarketInfoPage);
