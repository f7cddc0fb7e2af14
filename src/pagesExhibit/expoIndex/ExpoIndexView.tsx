import { View } from '@tarojs/components';
import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { NewsRow } from '@/components/NewsRow';
import { ItemList } from '@/platform/itemList';
import { useSharedPage, useTimelineCard } from '@/platform/share';
import { routes } from '@/routes';
import { Card } from '@/ui/Card';
import { SectionHeader } from '@/ui/SectionHeader';
import { ExpoBanners } from './components/ExpoBanners';
import { ExpoEntries } from './components/ExpoEntries';
import { ExpoHero } from './components/ExpoHero';
import { Figures } from './components/Figures';
import { LiveCard } from './components/LiveCard';
import { NextSessions } from './components/NextSessions';
import { Organisers } from './components/Organisers';
import { PreviousExpos } from './components/PreviousExpos';
import { TicketCard } from './components/TicketCard';
import type { ExpoIndexStore } from './ExpoIndex.store';
import { expoIndexMessages } from './locale/messages';
import styles from './ExpoIndex.module.scss';

export const ExpoIndexView = observer(function ExpoIndexView({ store }: { store: ExpoIndexStore }) {
  const { expo, countdown } = store;
  const data = store.page.value;
  useDidShow(() => {
    // Phase and broadcast change with the time.
    if (store.page.value && !store.page.isLoading) void store.load();
  });
  const shared = {
    title: expo?.name ?? '',
    path: expo ? `${routes['exhibit.index']}?expoId=${expo.id}` : routes['exhibit.index']
  };
  useSharedPage(shared);
  useTimelineCard(shared);
  if (!expo || !countdown || !data) return null;
  const t = expoIndexMessages();
  const isOver = countdown.phase === 'over';
  return (
    <View className={styles.page}>
      <ExpoHero expo={expo} countdown={countdown} nowMs={store.serverNowMs} />
      {!isOver && <TicketCard store={store.ticket} expo={expo} countdown={countdown} />}
      <ExpoEntries store={store} />
      {store.sessions.length > 0 && <NextSessions store={store} countdown={countdown} />}
      {store.live && <LiveCard live={store.live} isLive={store.isLive} />}
      {!isOver && data.banners.length > 0 && <ExpoBanners banners={data.banners} />}
      <Figures title={isOver ? t.results : t.figures} figures={expo.figures} />
      <Organisers organisers={expo.organisers} />
      {data.news.length > 0 && (
        <Card>
          <SectionHeader title={t.news} />
          <ItemList>
            {data.news.map((news) => (
              <NewsRow key={news.id} news={news} />
            ))}
          </ItemList>
        </Card>
      )}
      <PreviousExpos expos={expo.previous} />
    </View>
  );
});
