import { usePageScroll } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { ExpoCard } from '@/components/expo/ExpoCard';
import { InterestsStore } from '@/components/recommendation/Interests.store';
import { linkTo } from '@/navigation/navigate';
import { measureElements } from '@/platform/elementBoxes';
import { lazyComponent } from '@/ui/lazyComponent';
import type { HomeStore } from '../Home.store';
import { Goods } from '../recommendation/Goods';
import { GoodsStore } from '../recommendation/Goods.store';
import { FollowHint } from './FollowHint';
import { NewsFeed } from './NewsFeed';

const InterestSheet = lazyComponent(
  () => import('@/components/recommendation/InterestSheet').then((part) => part.InterestSheet),
  () => null
);

/** On screens higher than this (px) the goods are visible without a scroll, so they load at once. */
const FOLD_PX = 812;

/** The part of the home page that phones show only after a scroll. */
export const BelowFold = observer(function BelowFold({ store }: { store: HomeStore }) {
  const [goods] = useState(() => new GoodsStore());
  useEffect(() => goods.startSync(), [goods]);
  usePageScroll(goods.start);
  useEffect(() => void measureElements([]).then(({ screenPx }) => screenPx > FOLD_PX && goods.start()), [goods]);
  const [interests] = useState(() => new InterestsStore(() => void Promise.all([store.load(), goods.load()])));
  const [wasAsked, setWasAsked] = useState(false);
  const openInterests = () => {
    setWasAsked(true);
    interests.open();
  };
  return (
    <>
      <FollowHint feed={store.feed} />
      <ExpoCard onPress={linkTo('exhibit.index')} />
      <Goods store={goods} />
      <NewsFeed store={store} onExplain={openInterests} />
      {wasAsked && <InterestSheet store={interests} />}
    </>
  );
});

/** The only content of a cold start without network. */
export const CachedNews = observer(function CachedNews({ store }: { store: HomeStore }) {
  return <NewsFeed store={store} />;
});
