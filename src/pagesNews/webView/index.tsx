import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { parseExternalPage } from '@rules/externalPage';
import { push } from '@/navigation/navigate';
import { useRouteParams } from '@/navigation/useRouteParams';
import { openExternalLink } from '@/platform/externalLink';
import { opensBrowser, WebPage, webPageBar } from '@/platform/webPage';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { Icon } from '@/ui/Icon';
import { goBack } from '@/ui/navigationAdapter';
import { PageFrame } from '@/ui/PageFrame';
import { newsMessages } from '../locale/messages';
import styles from './index.module.scss';

interface ExternalAddress {
  url: string;
  host: string;
}

/**
 * Page of an article on another site. Hosts that are not allowlisted are never loaded; the viewer can open them in a
 * browser.
 */
export default observer(function WebView() {
  const { url = '' } = useRouteParams('news.webView');
  const { outside } = newsMessages();
  const [page] = useState(() => parseExternalPage(url, WEB_HOSTS));
  const [isBroken, setBroken] = useState(false);
  const host = 'host' in page ? page.host : '';
  const title = host || outside.title;
  const isShown = page.kind === 'shown' && !isBroken;

  return (
    <PageFrame
      title={title}
      nav={webPageBar === 'native' ? 'none' : 'back'}
      ground="surface"
      bottomBar={isShown && webPageBar === 'own' && <OpenElsewhere page={page} />}
    >
      {isShown && (
        <View className={styles.shown}>
          {webPageBar === 'own' && (
            <View className={styles.source}>
              <Icon name="info-circle" />
              <Text>{outside.from(page.host)}</Text>
            </View>
          )}
          <WebPage url={page.url} title={page.host} onError={() => setBroken(true)} />
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
const OpenElsewhere = observer(function OpenElsewhere({ page }: { page: ExternalAddress }) {
  const { outside } = newsMessages();
  return (
    <View className={styles.ways}>
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
