import { useDidShow, usePageScroll } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { NewsDetail } from '@contract/news';
import { parseExternalPage } from '@rules/externalPage';
import type { NewsPoster } from '@/components/poster/poster';
import { PosterSheet } from '@/components/poster/PosterSheet';
import { ReportSheet } from '@/components/report/ReportSheet';
import { shortTime } from '@/lib/time';
import { messages } from '@/locale/messages';
import { withLogin } from '@/navigation/loginGate';
import { push, replace } from '@/navigation/navigate';
import { useRouteParams } from '@/navigation/useRouteParams';
import { network } from '@/platform/network/network';
import { ShareButton, useSharedPage, useTimelineCard } from '@/platform/share';
import { routes } from '@/routes';
import { articleText, textSizes } from '@/stores/articleText';
import { BarAction, BarSpacer } from '@/ui/BottomBar';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { overlays } from '@/ui/overlays';
import { PageFrame } from '@/ui/PageFrame';
import { toastError } from '@/ui/runWithToast';
import { favouriteNews, getAlternatives, getNews, likeNews } from './api/news';
import { GoneNews } from './components/GoneNews';
import { NewsArticle, NewsArticleSkeleton } from './components/NewsArticle';
import { NextNews } from './components/NextNews';
import { newsMessages } from './locale/messages';
import { NewsDtlStore } from './NewsDtl.store';
import styles from './NewsDtl.module.scss';

/** Scroll distance (px) after which the navigation bar shows the article's title. */
const TITLE_SCROLL_PX = 120;
/** Text sizes of an article in px; must match the style sheet. */
const TEXT_PX = { normal: 15, large: 17, larger: 20 } as const;

/** Page of an article. */
export default observer(function NewsDtl() {
  const { id = '' } = useRouteParams('news.detail');
  const [store] = useState(() => new NewsDtlStore(id, { getNews, likeNews, favouriteNews, getAlternatives }));
  const [isTitleScrolledAway, setTitleScrolledAway] = useState(false);
  const [isPosterOpen, setPosterOpen] = useState(false);
  const [isReportOpen, setReportOpen] = useState(false);
  const t = newsMessages();
  const { article } = store;
  const shared = {
    title: article?.title ?? t.news,
    description: article?.summary,
    path: `${routes['news.detail']}?id=${encodeURIComponent(id)}`,
    photo: article?.covers[0]?.url,
    varietyId: article?.coverVarietyId
  };
  useSharedPage(shared);
  useTimelineCard(shared);
  useDidShow(() => void store.resource.loadOnce());
  usePageScroll(({ scrollTop }) => setTitleScrolledAway(scrollTop > TITLE_SCROLL_PX));

  const handleTextSize = () =>
    void overlays
      .actionSheet({
        title: t.textSize,
        items: textSizes.map((size) => ({
          text: t.textSizes[size],
          textPx: TEXT_PX[size],
          isChosen: size === articleText.articleTextSize
        }))
      })
      .then((index) => articleText.choose(textSizes[index ?? -1] ?? articleText.articleTextSize));
  const handleLike = () => {
    const on = !article?.isLiked;
    void withLogin(t.likeReason, () => void store.setLiked(on).catch(toastError), {
      text: t.likeText,
      icon: 'thumb-up'
    });
  };
  const handleFavourite = () => {
    const on = !article?.isFavourite;
    void withLogin(t.favouriteReason, () => void store.setFavourite(on).catch(toastError), {
      text: t.favouriteText,
      icon: 'star'
    });
  };

  const handleOpen = (next: string) => replace('news.detail', { id: next });

  return (
    <PageFrame
      title={isTitleScrolledAway ? article?.title : ''}
      pageTitle={article?.title ?? t.news}
      ground="surface"
      status={store.resource.status}
      error={store.resource.error}
      onRetry={() => void store.resource.load()}
      offlineSinceMs={article && (store.resource.isStale || !network.online) ? store.resource.loadedAtMs : undefined}
      skeleton={<NewsArticleSkeleton />}
      empty={<GoneNews alternatives={store.alternatives} />}
      navRight={
        article && (
          <>
            <IconButton icon="text-size" label={t.textSize} onPress={handleTextSize} />
            {article.allowShare && (
              <ShareButton
                className={styles.share}
                label={t.share}
                page={shared}
                onCopied={(isCopied) => isCopied && overlays.toast(t.linkCopied)}
              >
                <Icon name="share-2" />
              </ShareButton>
            )}
          </>
        )
      }
      bottomBar={
        article &&
        store.resource.status === 'ready' && (
          <>
            <BarSpacer>{article.next && <NextNews news={article.next} onPress={handleOpen} />}</BarSpacer>
            <BarAction
              icon="thumb-up"
              text={countOr(article.likes, t.like)}
              label={countedLabel(t.like, article.likes)}
              isOn={article.isLiked}
              onPress={handleLike}
            />
            <BarAction
              icon={article.isFavourite ? 'star-filled' : 'star'}
              text={countOr(article.favourites, t.favourite)}
              label={countedLabel(article.isFavourite ? t.isFavourite : t.favourite, article.favourites)}
              isOn={article.isFavourite && 'star'}
              onPress={handleFavourite}
            />
            {article.allowShare && <BarAction icon="photo" text={t.poster} onPress={() => setPosterOpen(true)} />}
          </>
        )
      }
      sheets={
        article && (
          <>
            <PosterSheet
              isOpen={isPosterOpen}
              onClose={() => setPosterOpen(false)}
              path={shared.path}
              poster={newsPoster(article)}
            />
            <ReportSheet
              isOpen={isReportOpen}
              onClose={() => setReportOpen(false)}
              target={{ targetType: 'news', targetId: article.id }}
            />
          </>
        )
      }
    >
      {article && (
        <>
          <NewsArticle
            article={article}
            size={articleText.articleTextSize}
            onLink={openLink}
            onReport={() => setReportOpen(true)}
            onOpen={handleOpen}
          />
        </>
      )}
    </PageFrame>
  );
});

const countOr = (count: number, word: string) => (count > 0 ? String(count) : word);

/** Builds a screen-reader label, because a number alone is meaningless without its visual context. */
const countedLabel = (word: string, count: number) => (count > 0 ? `${word} ${count}` : word);

function newsPoster({ category, title, summary, coverVarietyId, source, publishedAtMs }: NewsDetail): NewsPoster {
  const { newsCategories, time } = messages();
  return {
    kind: 'news',
    category: newsCategories[category],
    title,
    summary,
    varietyId: coverVarietyId,
    source,
    date: shortTime(publishedAtMs, Date.now(), time)
  };
}

/**
 * Opens a link of an article: inside the app for known hosts, else on the page to copy it; an unsafe link is explained.
 */
function openLink(address: string): void {
  const page = parseExternalPage(address, WEB_HOSTS);
  if (page.kind === 'unknownHost') push('news.copyClipboard', { text: page.url });
  else push('news.webView', { url: address });
}
