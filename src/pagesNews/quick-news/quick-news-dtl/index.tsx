import { View } from '@tarojs/components';
import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { PosterSheet } from '@/components/poster/PosterSheet';
import { ReportSheet } from '@/components/report/ReportSheet';
import { withLogin } from '@/navigation/loginGate';
import { linkTo, replace } from '@/navigation/navigate';
import { useRouteParams } from '@/navigation/useRouteParams';
import { copyText } from '@/platform/clipboard';
import { ItemList } from '@/platform/itemList';
import { network } from '@/platform/network/network';
import { useSharedPage, useTimelineCard } from '@/platform/share';
import { BarAction } from '@/ui/BottomBar';
import { EmptyState } from '@/ui/EmptyState';
import { IconButton } from '@/ui/IconButton';
import { overlays } from '@/ui/overlays';
import { PageFrame } from '@/ui/PageFrame';
import { toastError } from '@/ui/runWithToast';
import { SectionHeader } from '@/ui/SectionHeader';
import { singlePage } from '@/ui/singlePage';
import { Skeleton } from '@/ui/Skeleton';
import { getFlash, likeFlash } from '../../api/quickNews';
import { NewsPriceRow } from '../../components/NewsPriceRow';
import { FlashShareSheet } from '../components/FlashShareSheet';
import { flashPage, flashPoster, flashToText } from '../flashText';
import { quickNewsMessages } from '../locale/messages';
import { AdjacentFlashes } from './components/AdjacentFlashes';
import { FlashText } from './components/FlashText';
import { RelatedFlashes } from './components/RelatedFlashes';
import { QuickNewsDtlStore } from './QuickNewsDtl.store';
import styles from './index.module.scss';

/** Page of a flash with links to continue from it. */
export default observer(function QuickNewsDtl() {
  const { id = '' } = useRouteParams('quickNews.detail');
  const [store] = useState(() => new QuickNewsDtlStore(id, { getFlash, likeFlash }));
  const [sheet, setSheet] = useState<'share' | 'poster' | 'report'>();
  const t = quickNewsMessages();
  const { detail } = store;
  const flash = store.isWithdrawn ? undefined : detail?.flash;
  const page = flashPage(flash ?? { id, title: t.quickNews });
  useSharedPage(page);
  useTimelineCard(page);
  useDidShow(() => void store.resource.loadOnce());

  const close = () => setSheet(undefined);
  const open = (next: string) => replace('quickNews.detail', { id: next });
  const handleLike = () => {
    const on = !detail?.isLiked;
    const like = () => store.setLiked(on).catch(toastError);
    void withLogin(t.likeReason, () => void like(), { text: t.likeText, icon: 'thumb-up' });
  };
  const handleCopy = () => {
    if (flash) void copyText(flashToText(flash)).then((isCopied) => overlays.toast(isCopied ? t.copied : t.copyFailed));
  };

  return (
    <PageFrame
      title={t.detail}
      pageTitle={flash?.title}
      ground="surface"
      status={store.resource.status}
      error={store.resource.error}
      onRetry={() => void store.resource.load()}
      offlineSinceMs={detail && (store.resource.isStale || !network.online) ? store.resource.loadedAtMs : undefined}
      skeleton={<FlashSkeleton />}
      empty={<FlashNotFound />}
      navRight={flash && <IconButton icon="share-2" label={t.share} onPress={() => setSheet('share')} />}
      bottomBar={
        flash && (
          <View className={styles.actions}>
            <BarAction
              icon="thumb-up"
              text={detail && detail.likes > 0 ? String(detail.likes) : t.like}
              isOn={detail?.isLiked}
              onPress={handleLike}
            />
            <BarAction icon="file-export" text={t.copy} onPress={handleCopy} />
            <BarAction icon="photo" text={t.poster} onPress={() => setSheet('poster')} />
            <BarAction icon="alert-triangle" text={t.report} onPress={() => setSheet('report')} />
          </View>
        )
      }
      sheets={
        <>
          <FlashShareSheet flash={sheet === 'share' ? flash : undefined} page={page} onClose={close} />
          <PosterSheet
            isOpen={sheet === 'poster'}
            onClose={close}
            poster={flash && flashPoster(flash)}
            path={page.path}
          />
          <ReportSheet isOpen={sheet === 'report'} onClose={close} target={{ targetType: 'flash', targetId: id }} />
        </>
      }
    >
      {detail && (
        <>
          <FlashText detail={detail} />
          {detail.lines.length > 0 && !singlePage.isOn && (
            <View className={styles.section}>
              <SectionHeader title={t.prices} />
              <ItemList>
                {detail.lines.map((line) => (
                  <NewsPriceRow key={line.id} line={line} onPress={linkTo('market.info', { lineId: line.id })} />
                ))}
              </ItemList>
            </View>
          )}
          {detail.previous.length > 0 && !singlePage.isOn && <RelatedFlashes flashes={detail.previous} onOpen={open} />}
          {!singlePage.isOn && <AdjacentFlashes newer={detail.newer} older={detail.older} onOpen={open} />}
        </>
      )}
    </PageFrame>
  );
});

/** Shown for a missing flash, with a link to the newest. */
const FlashNotFound = observer(function FlashNotFound() {
  const t = quickNewsMessages();
  return (
    <EmptyState
      title={t.removedTitle}
      text={t.removedText}
      action={{ text: t.toList, onPress: () => replace('quickNews.list') }}
      isPage
    />
  );
});

/** Skeleton with the heights of a real flash. */
function FlashSkeleton() {
  return (
    <View className={styles.skeleton}>
      <Skeleton width="46%" height={20} />
      <Skeleton height={32} />
      <Skeleton height={20} />
      <Skeleton width="70%" height={20} />
      <Skeleton height={44} />
    </View>
  );
}
