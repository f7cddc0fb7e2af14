import { Image, ScrollView, Swiper, SwiperItem, Text, View } from '@tarojs/components';
import Taro, { useLoad } from '@tarojs/taro';
import { useState } from 'react';
import type { Envelope } from '../../../../../../../types/contract/error';
import type { HomeFeed } from '../../../../../../../types/contract/home';
import {
  artUri,
  clockOf,
  coverOf,
  entries,
  feedOf,
  feedPath,
  newsTabs,
  priceCards,
  search,
  titles
} from '../../../../homeContent';

/** The home as a first page of Taro: the content of ours with Taro's own components. */
export default function Home() {
  const [feed, setFeed] = useState<HomeFeed>();
  useLoad(() => {
    void Taro.request<Envelope<HomeFeed>>({ url: feedPath }).then(({ data }) => setFeed(feedOf(data)));
  });
  return (
    <View className="home">
      <View className="header">
        <Text className="logo">香市</Text>
        {feed && <Text>{titles.updated(feed.updatedVarietyCount)}</Text>}
      </View>
      <View className="box">{search}</View>
      {feed ? <Content feed={feed} /> : <View className="banner" />}
    </View>
  );
}

function Content({ feed }: { feed: HomeFeed }) {
  const [flash] = feed.flashes;
  return (
    <>
      <Swiper className="banners" autoplay circular indicatorDots>
        {feed.banners.map((banner) => (
          <SwiperItem key={banner.id}>
            <View className="banner">
              <Image className="art" src={artUri(banner.varietyId, 'mark')} />
              <Text className="strong">{banner.title}</Text>
              <Text>{banner.subtitle}</Text>
              <Text>{banner.action}</Text>
            </View>
          </SwiperItem>
        ))}
      </Swiper>
      <View className="box entries">
        {entries.map((entry) => (
          <View key={entry} className="entry">
            <View className="icon">{entry.slice(0, 1)}</View>
            <Text>{entry}</Text>
          </View>
        ))}
      </View>
      {flash && (
        <View className="box">
          <Text className="strong">{titles.flashes}</Text>
          <Text>{` ${clockOf(flash.publishedAtMs)} ${flash.title}`}</Text>
        </View>
      )}
      <View className="box">
        <View className="strong">{titles.prices}</View>
        <ScrollView scrollX>
          <View className="prices">
            {priceCards(feed).map((card) => (
              <View key={card.key} className="price">
                <Text className="strong">{card.name}</Text>
                <Text>{card.subtitle}</Text>
                <Text className="strong">{card.value}</Text>
                <Text className={card.isUp ? 'up' : 'down'}>{card.change}</Text>
                <svg viewBox="0 0 100 28" width="100" height="28" aria-hidden="true">
                  <polyline points={card.points} fill="none" stroke="currentColor" />
                </svg>
              </View>
            ))}
          </View>
        </ScrollView>
      </View>
      <View className="box">
        <View className="kinds">
          {newsTabs.map((tab) => (
            <Text key={tab}>{tab}</Text>
          ))}
        </View>
        {feed.news.items.map((news) => (
          <View key={news.id} className="news">
            <View>
              <View className="strong">{news.title}</View>
              <Text>{`${news.source} · ${clockOf(news.publishedAtMs)}`}</Text>
            </View>
            {coverOf(news) && <Image className="cover" lazyLoad src={coverOf(news) ?? ''} />}
          </View>
        ))}
      </View>
    </>
  );
}
