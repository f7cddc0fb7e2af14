import { useEffect, useState } from 'react';
import type { Envelope } from '../../../../types/contract/error';
import type { HomeFeed } from '../../../../types/contract/home';
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
  tabs,
  titles
} from '../homeContent';

/** The home as a plain page of React: the content of ours, nothing around it. */
export function Home() {
  const [feed, setFeed] = useState<HomeFeed>();
  useEffect(() => {
    void fetch(feedPath)
      .then((response) => response.json())
      .then((envelope: Envelope<HomeFeed>) => setFeed(feedOf(envelope)));
  }, []);
  return (
    <>
      <main>
        <header>
          <h1>香市</h1>
          {feed && <span>{titles.updated(feed.updatedVarietyCount)}</span>}
        </header>
        <a className="search" href="/search">
          {search}
        </a>
        {feed ? <Content feed={feed} /> : <div className="banner" />}
      </main>
      <nav className="tabs">
        {tabs.map((tab) => (
          <a key={tab} href={`/${tab}`}>
            {tab}
          </a>
        ))}
      </nav>
    </>
  );
}

function Content({ feed }: { feed: HomeFeed }) {
  const [flash] = feed.flashes;
  return (
    <>
      <div className="banners">
        {feed.banners.map((banner) => (
          <a key={banner.id} className="banner" href={`/banner/${banner.id}`}>
            <img src={artUri(banner.varietyId, 'mark')} alt="" width={120} height={120} />
            <strong>{banner.title}</strong>
            <span>{banner.subtitle}</span>
            <em>{banner.action}</em>
          </a>
        ))}
      </div>
      <nav className="entries">
        {entries.map((entry) => (
          <a key={entry} href={`/${entry}`}>
            <i>{entry.slice(0, 1)}</i>
            {entry}
          </a>
        ))}
      </nav>
      {flash && (
        <a className="flash" href="/flashes">
          <b>{titles.flashes}</b> {clockOf(flash.publishedAtMs)} {flash.title}
        </a>
      )}
      <section>
        <h2>{titles.prices}</h2>
        <div className="prices">
          {priceCards(feed).map((card) => (
            <a key={card.key} href={`/line/${card.key}`}>
              <b>{card.name}</b>
              <small>{card.subtitle}</small>
              <strong>{card.value}</strong>
              <span className={card.isUp ? 'up' : 'down'}>{card.change}</span>
              <svg viewBox="0 0 100 28" width="100" height="28" aria-hidden="true">
                <polyline points={card.points} fill="none" stroke="currentColor" />
              </svg>
            </a>
          ))}
        </div>
      </section>
      <section>
        <nav className="kinds">
          {newsTabs.map((tab) => (
            <a key={tab} href={`/news/${tab}`}>
              {tab}
            </a>
          ))}
        </nav>
        {feed.news.items.map((news) => (
          <a key={news.id} className="news" href={`/news/${news.id}`}>
            <div>
              <h3>{news.title}</h3>
              <small>
                {news.source} · {clockOf(news.publishedAtMs)}
              </small>
            </div>
            {coverOf(news) && <img src={coverOf(news)} alt="" width={108} height={74} loading="lazy" />}
          </a>
        ))}
      </section>
    </>
  );
}
