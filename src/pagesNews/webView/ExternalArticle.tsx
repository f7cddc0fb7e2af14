import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { parseExternalPage } from '@rules/externalPage';
import { push } from '@/navigation/navigate';
import { openExternalLink } from '@/platform/externalLink';
import { opensBrowser, WebPage, webPageBar } from '@/platform/webPage';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { goBack } from '@/ui/navigationAdapter';
import { PageFrame } from '@/ui/PageFrame';
import { newsMessages } from '../locale/messages';
import styles from './index.module.scss';

interface ExternalAddress {
  url: string;
  host: string;
}

interface ExternalArticleProps {
  url: string;
  /** Replaces the host in the bar; the host is always named below it. */
  title?: string;
}

/** Page of another site. Hosts that are not allowlisted are never loaded; the viewer can open them in a browser. */
export const ExternalArticle = observer(function ExternalArticle({ url, title: given }: ExternalArticleProps) {
  const { outside } = newsMessages();
  const [page] = useState(() => parseExternalPage(url, WEB_HOSTS));
  const [isBroken, setBroken] = useState(false);
  // Another number loads the page again.
  const [load, setLoad] = useState(0);
  const host = 'host' in page ? page.host : '';
  const title = (page.kind === 'shown' && given) || host || outside.title;
  const isShown = page.kind === 'shown' && !isBroken;

  return (
    <PageFrame
      title={title}
      nav={webPageBar === 'native' ? 'none' : 'back'}
      ground="surface"
      bottomBar={isShown && webPageBar === 'own' && <OpenElsewhere page={page} onRefresh={() => setLoad(load + 1)} />}
    >
      {isShown && (
        <View className={styles.shown}>
          {webPageBar === 'own' && (
            <View className={styles.source}>
              <Icon name="info-circle" />
              <Text>{outside.from(page.host)}</Text>
            </View>
          )}
          <WebPage key={load} url={page.url} title={page.host} onError={() => setBroken(true)} />
        </View>
      )}
      {'url' in page && !isShown && (
        <View className={styles.leaving}>
          <EmptyState
            title={isBroken ? outside.brokenTitle : outside.unknownTitle}
            text={isBroken ? outside.brokenText : outside.unknownText(page.host)}
          />
          <View className={styles.address}>{page.url}</View>
          <OpenElsewhere page={page} />
        </View>
      )}
      {!('url' in page) && (
        <EmptyState
          isPage
          title={page.kind === 'missing' ? outside.missingTitle : outside.unsafeTitle}
          text={page.kind === 'missing' ? outside.missingText : outside.unsafeText}
          action={{ text: outside.back, onPress: goBack }}
        />
      )}
    </PageFrame>
  );
});

/** Options to open the page outside the app. */
const OpenElsewhere = observer(function OpenElsewhere({
  page,
  onRefresh
}: {
  page: ExternalAddress;
  onRefresh?(): void;
}) {
  const { outside } = newsMessages();
  return (
    <View className={styles.ways}>
      {onRefresh && <IconButton icon="refresh" label={outside.refresh} onPress={onRefresh} />}
      <View className={styles.way}>
        <Button kind="outline" isFull onPress={() => push('news.copyClipboard', { text: page.url })}>
          {outside.copy}
        </Button>
      </View>
      {opensBrowser && (
        <View className={styles.way}>
          <Button kind="tinted" isFull onPress={() => openExternalLink(page.url)}>
            {outside.openBrowser}
          </Button>
        </View>
      )}
    </View>
  );
});
