import { View } from '@tarojs/components';
import { useDidShow, usePageScroll } from '@tarojs/taro';
import { useState } from 'react';
import { observer } from 'mobx-react';
import { NewsRow } from '@/components/NewsRow';
import { errorText } from '@/locale/errorText';
import { withLogin } from '@/navigation/loginGate';
import { pushTab, replace } from '@/navigation/navigate';
import { useRouteParams } from '@/navigation/useRouteParams';
import { ShareButton, useSharedPage } from '@/platform/share';
import { routes } from '@/routes';
import { user } from '@/stores/user';
import { BarAction, BarRest } from '@/ui/BottomBar';
import { EmptyState } from '@/ui/EmptyState';
import { feedback } from '@/ui/feedback';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { PageFrame } from '@/ui/PageFrame';
import { SectionHead } from '@/ui/SectionHead';
import { favouriteNews, getLatestNews, getNews, likeNews } from './api/news';
import { NewsArticle, NewsArticleSkeleton } from './components/NewsArticle';
import { NextNews } from './components/NextNews';
import { newsWords } from './locale/words';
import styles from './NewsDtl.module.scss';
import { NewsDtlStore } from './NewsDtl.store';
import { textSize, textSizes } from './textSize';

/** Pixels that the page is scrolled before its bar says what is being read. */
const TITLE_GONE_PX = 120;

const showError = (error: unknown) => feedback.toast(errorText(error));

/** An article. */
export default observer(function NewsDtl() {
  const { id = '' } = useRouteParams('news.detail');
  const [store] = useState(() => new NewsDtlStore(id, { getNews, likeNews, favouriteNews, getLatestNews }));
  const [isTitleGone, setTitleGone] = useState(false);
  const t = newsWords();
  const { article } = store;
  const shared = { title: article?.title ?? t.news, path: `${routes['news.detail']}?id=${encodeURIComponent(id)}` };
  useSharedPage(shared);
  useDidShow(() => void store.loadFor(user.token));
  usePageScroll(({ scrollTop }) => setTitleGone(scrollTop > TITLE_GONE_PX));

  const handleTextSize = () =>
    void feedback
      .actionSheet({ title: t.textSize, items: textSizes.map((size) => ({ text: t.textSizes[size] })) })
      .then((index) => textSize.choose(textSizes[index ?? -1] ?? textSize.articleTextSize));
  const handleLike = () => {
    const on = !article?.isLiked;
    void withLogin(t.likeReason, () => void store.setLiked(on).catch(showError));
  };
  const handleFavourite = () => {
    const on = !article?.isFavourite;
    void withLogin(t.favouriteReason, () => void store.setFavourite(on).catch(showError));
  };

  return (
    <PageFrame
      title={isTitleGone ? article?.title : ''}
      ground="surface"
      status={store.status}
      error={store.error}
      onRetry={() => void store.load()}
      skeleton={<NewsArticleSkeleton />}
      empty={<Removed store={store} />}
      navRight={
        article && (
          <>
            <IconButton icon="text-size" label={t.textSize} onPress={handleTextSize} />
            <ShareButton
              className={styles.share}
              label={t.share}
              page={shared}
              onCopied={(isCopied) => isCopied && feedback.toast(t.linkCopied)}
            >
              <Icon name="share-2" />
            </ShareButton>
          </>
        )
      }
      bottomBar={
        article &&
        store.status === 'ready' && (
          <>
            <BarRest>
              {article.next && (
                <NextNews news={article.next} onPress={(next) => replace('news.detail', { id: next })} />
              )}
            </BarRest>
            <BarAction
              icon="thumb-up"
              text={likesText(article.likes, t.like)}
              isOn={article.isLiked}
              onPress={handleLike}
            />
            <BarAction
              icon={article.isFavourite ? 'star-filled' : 'star'}
              text={article.isFavourite ? t.isFavourite : t.favourite}
              isOn={article.isFavourite}
              onPress={handleFavourite}
            />
          </>
        )
      }
    >
      {article && <NewsArticle article={article} size={textSize.articleTextSize} />}
    </PageFrame>
  );
});

const likesText = (likes: number, word: string) => (likes > 0 ? String(likes) : word);

/** An article that is gone is no dead end: it leads on to the latest ones. */
const Removed = observer(function Removed({ store }: { store: NewsDtlStore }) {
  const t = newsWords();
  return (
    <>
      <EmptyState
        title={t.removedTitle}
        text={t.removedText}
        action={{ text: t.toHome, onPress: () => pushTab('home') }}
      />
      {store.latest.length > 0 && (
        <View className={styles.latest}>
          <SectionHead title={t.latest} />
          {store.latest.map((news) => (
            <NewsRow key={news.id} news={news} />
          ))}
        </View>
      )}
    </>
  );
});
