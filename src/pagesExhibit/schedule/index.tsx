import { View } from '@tarojs/components';
import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { MINUTE_MS } from '@rules/duration';
import { messages } from '@/locale/messages';
import { pathOf } from '@/navigation/pathOf';
import { useRouteParams } from '@/navigation/useRouteParams';
import { useUrlSync } from '@/navigation/useUrlSync';
import { network } from '@/platform/network/network';
import { ShareButton, useSharedPage, useTimelineCard } from '@/platform/share';
import { newRequestId } from '@/request/requestId';
import { user } from '@/stores/user';
import { EmptyState } from '@/ui/EmptyState';
import { Icon } from '@/ui/Icon';
import { overlays } from '@/ui/overlays';
import { PageFrame } from '@/ui/PageFrame';
import { Skeleton } from '@/ui/Skeleton';
import { cancelReservation, getExpoSchedule, reserveSession } from '../api/expoSession';
import { Agenda } from './components/Agenda';
import { type FilterKind, FilterSheet, ScheduleHeader } from './components/ScheduleHeader';
import { SessionList } from './components/SessionList';
import { SessionSheet } from './components/SessionSheet';
import { scheduleMessages } from './locale/messages';
import { ScheduleStore } from './Schedule.store';
import { scheduleCache } from './scheduleCache';
import styles from './index.module.scss';

const api = { getExpoSchedule, reserveSession, cancelReservation, newRequestId };

/** Schedule of an expo with the viewer's agenda. */
export default observer(function ExpoSchedulePage() {
  const params = useRouteParams('exhibit.schedule');
  const [store] = useState(() => new ScheduleStore(api, scheduleCache, params));
  const [filter, setFilter] = useState<FilterKind>();
  const t = scheduleMessages();
  useDidShow(() => void store.load());
  // After a login or logout other reservations are shown.
  const { token } = user;
  const [firstToken] = useState(token);
  useEffect(() => {
    if (token !== firstToken) void store.load();
  }, [store, token, firstToken]);
  useEffect(() => {
    const timer = setInterval(store.tick, MINUTE_MS);
    return () => clearInterval(timer);
  }, [store]);

  const { expoId } = params;
  const address = {
    ...(expoId !== undefined && { expoId }),
    ...(store.openId === undefined ? { day: store.day } : { id: store.openId })
  };
  useUrlSync('exhibit.schedule', store.status === 'ready' ? address : undefined);
  const shared = { title: store.openSession?.title ?? t.title, path: pathOf('exhibit.schedule', address) };
  useSharedPage(shared);
  useTimelineCard(shared);
  return (
    <PageFrame
      title={t.title}
      status={store.status}
      error={store.error}
      onRetry={() => void store.load()}
      onRefresh={store.load}
      offlineSinceMs={store.schedule && (store.isStale || !network.online) ? store.loadedAtMs : undefined}
      skeleton={<ScheduleSkeleton />}
      empty={<EmptyState isPage title={t.noExpo} text={t.noExpoText} />}
      navRight={
        <ShareButton
          className={styles.share}
          label={t.share}
          page={shared}
          onCopied={(isCopied) => overlays.toast(isCopied ? t.linkCopied : messages().copyFailed)}
        >
          <Icon name="share-2" />
        </ShareButton>
      }
      sheets={
        <>
          <SessionSheet store={store} />
          <FilterSheet store={store} kind={filter} onClose={() => setFilter(undefined)} />
        </>
      }
    >
      <ScheduleHeader store={store} onOpenFilter={setFilter} />
      {store.view === 'all' ? <SessionList store={store} /> : <Agenda store={store} />}
    </PageFrame>
  );
});

/** Skeleton with the heights of the header and of sessions. */
function ScheduleSkeleton() {
  return (
    <View className={styles.skeleton}>
      <Skeleton height={36} />
      <Skeleton height={44} />
      <Skeleton width="60%" height={32} />
      <Skeleton height={148} />
      <Skeleton height={148} />
      <Skeleton height={148} />
    </View>
  );
}
