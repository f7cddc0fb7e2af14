import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import type { PriceLineDetail } from '@contract/lineInfo';
import { followLine, unfollowLine } from '@/api/market';
import { SpiceArt } from '@/components/SpiceArt';
import { formatUnitPrice } from '@/lib/priceUnit';
import { messages } from '@/locale/messages';
import { withLogin } from '@/navigation/loginGate';
import { push, pushTab } from '@/navigation/navigate';
import { pathOf } from '@/navigation/pathOf';
import { scrollUp } from '@/navigation/scrollUp';
import { useRouteParams } from '@/navigation/useRouteParams';
import { useUrlSync } from '@/navigation/useUrlSync';
import { network } from '@/platform/network/network';
import { ShareButton, useSharedPage, useTimelineCard } from '@/platform/share';
import { market } from '@/stores/market';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { BarAction, BarSpacer } from '@/ui/BottomBar';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { NavBar } from '@/ui/NavBar';
import { overlays } from '@/ui/overlays';
import { PageFrame } from '@/ui/PageFrame';
import { runWithToast, toastError } from '@/ui/runWithToast';
import { singlePage } from '@/ui/singlePage';
import { getPriceLine, getPriceSeries } from '../api/priceLine';
import { marketInfoMessages } from '../locale/messages';
import { ComparisonStore } from './Comparison.store';
import { LineHeader } from './components/LineHeader';
import { type LineSheetName, LineSheets } from './components/LineSheets';
import { MarketInfoSkeleton } from './components/MarketInfoSkeleton';
import { Markets } from './components/Markets';
import { PriceHistory } from './components/PriceHistory';
import { Related, type RelatedScope } from './components/Related';
import { MarketInfoStore } from './MarketInfo.store';
import { useSheets } from './useSheets';
import styles from './index.module.scss';

/** Page of a price line: price, history, provenance, other markets, and links to listings. */
function MarketInfoPage() {
  const { lineId = '', alert } = useRouteParams('market.info');
  const [store] = useState(
    () => new MarketInfoStore({ getPriceLine, getPriceSeries, followLine, unfollowLine }, user, market)
  );
  const [comparison] = useState(() => new ComparisonStore({ getPriceSeries }, store));
  const sheets = useSheets<LineSheetName>();
  const [reportedDate, setReportedDate] = useState('');
  useEffect(() => store.start(lineId), [store, lineId]);
  useEffect(() => comparison.start(), [comparison]);
  const isOther = store.lineId !== '' && store.lineId !== lineId;
  useUrlSync('market.info', isOther ? { lineId: store.lineId } : { lineId, alert });

  const t = marketInfoMessages();
  const { detail } = store;
  const variety = detail?.line.varietyName;
  const shared = {
    title: sharedTitle(detail),
    path: pathOf('market.info', { lineId: store.lineId }),
    varietyId: detail?.line.varietyId
  };
  useSharedPage(shared);
  useTimelineCard(shared);

  const picture = detail && <SpiceArt varietyId={detail.line.varietyId} />;
  const handleFollow = () => {
    const isFollowed = !store.isFollowed;
    const mark = () =>
      void runWithToast(() => store.setFollowed(isFollowed), isFollowed ? t.followAdded : t.followRemoved);
    void withLogin(t.loginToFollow, mark, { text: t.followReason, picture });
  };
  const handleLine = (id: string) => {
    void scrollUp();
    void store.load(id).then((isLoaded) => {
      // Without an error, another line was chosen meanwhile.
      if (!isLoaded && store.error !== undefined) toastError(store.error);
    });
  };

  const handleReportPrice = (date: string) => {
    const report = () => {
      setReportedDate(date);
      sheets.open('report');
    };
    void withLogin(t.loginToReport, report, { text: t.reportReason, picture });
  };
  const handleAlert = () =>
    void withLogin(t.loginToAlert, () => sheets.open('alerts'), { text: t.alertReason, picture });
  const alertHandlerRef = useRef(handleAlert);
  alertHandlerRef.current = handleAlert;
  const isReady = detail !== null;
  useEffect(() => {
    if (alert && isReady) alertHandlerRef.current();
  }, [alert, isReady]);

  const hasSupplies = detail !== null && detail.supplyCount > 0;
  const actions = detail && (
    <>
      <IconButton
        icon={store.isFollowed ? 'star-filled' : 'star'}
        className={store.isFollowed ? styles.star : undefined}
        label={store.isFollowed ? t.unfollow : t.follow}
        onPress={handleFollow}
      />
      <IconButton icon="photo" label={t.poster} onPress={() => sheets.open('poster')} />
      <ShareButton
        className={styles.share}
        label={t.share}
        page={shared}
        onCopied={(isCopied) => overlays.toast(isCopied ? t.linkCopied : messages().copyFailed)}
      >
        <Icon name="share-2" />
      </ShareButton>
    </>
  );

  return (
    <PageFrame
      pageTitle={variety === undefined ? messages().tabs.market : t.pageTitle(variety)}
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
            <BarAction icon="bell-plus" text={t.alert} onPress={handleAlert} />
            <BarAction icon="table" text={t.table} onPress={() => sheets.open('points')} />
            <BarSpacer>
              <Button kind={hasSupplies ? 'tinted' : 'primary'} isFull onPress={() => createPurchaseRequest(detail)}>
                {t.toPurchase}
              </Button>
            </BarSpacer>
            {hasSupplies && (
              <BarSpacer>
                <Button kind="primary" isFull onPress={() => openRelated('supplies', detail)}>
                  {/* Large type has no room for the count. */}
                  {t.toSupply(settings.elder ? 0 : detail.supplyCount)}
                </Button>
              </BarSpacer>
            )}
          </>
        )
      }
      sheets={
        detail && (
          <LineSheets
            {...{ store, comparison, detail, sheets, reportedDate }}
            onReportPrice={handleReportPrice}
            onLine={handleLine}
            path={shared.path}
          />
        )
      }
    >
      {detail && (
        <>
          <LineHeader
            detail={detail}
            lineId={store.lineId}
            onLine={handleLine}
            onUnit={() => sheets.open('unit')}
            onMarket={() => sheets.open('market')}
          />
          <PriceHistory
            store={store}
            comparison={comparison}
            detail={detail}
            onCompare={() => sheets.open('compare')}
            onReportPrice={handleReportPrice}
          />
          <Markets detail={detail} onLine={handleLine} />
          {!singlePage.isOn && <Related info={detail} onOpen={(scope) => openRelated(scope, detail)} />}
        </>
      )}
    </PageFrame>
  );
}

/** Opens the search results with all supplies, purchase requests or articles of the variety. */
function openRelated(scope: RelatedScope, { line }: PriceLineDetail): void {
  push('search.view', { q: line.varietyName, scope, varietyId: line.varietyId });
}

/** Opens the form for a purchase request with the line's variety, grade and price. */
function createPurchaseRequest({ line, gradeId }: PriceLineDetail): void {
  push('purchase.create', {
    varietyId: line.varietyId,
    varietyName: line.varietyName,
    gradeId,
    gradeName: line.gradeName,
    ...(line.midFen !== null && { expectedFen: String(line.midFen) })
  });
}

function sharedTitle(detail: PriceLineDetail | null): string {
  if (!detail) return messages().appName;
  const { varietyName, gradeName, midFen } = detail.line;
  const t = marketInfoMessages();
  return t
    .shareTitle(
      `${varietyName} ${gradeName}`,
      midFen === null ? '' : `${formatUnitPrice(midFen, market.unit)} ${t.perUnit[market.unit]}`
    )
    .trim();
}

export default observer(MarketInfoPage);
