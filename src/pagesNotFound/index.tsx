import { View } from '@tarojs/components';
import { useRouter } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { push, pushTab, replace } from '@/navigation/navigate';
import type { RouteName } from '@/routes';
import { EmptyState } from '@/ui/EmptyState';
import { PageFrame } from '@/ui/PageFrame';
import { PlannedPage } from './components/PlannedPage';
import { SuggestedContent } from './components/SuggestedContent';
import { notFoundMessages } from './locale/messages';
import { requestedPage } from './requestedPage';
import { SuggestedContentStore } from './SuggestedContent.store';
import styles from './index.module.scss';

/** Compiles also when the route has left `plannedRoutes`. */
const isOldWebView = (route: RouteName | undefined) => route === 'main.webView';

/** Shown at every unknown address and for planned pages, so no link is a dead end. */
export default observer(function NotFound() {
  const t = notFoundMessages();
  const router = useRouter();
  const [{ plannedRoute, params }] = useState(() => requestedPage(router));
  const [content] = useState(() => new SuggestedContentStore());
  const externalUrl = isOldWebView(plannedRoute) ? params.url : undefined;
  useEffect(() => {
    if (externalUrl !== undefined) replace('news.webView', { url: externalUrl });
    else void content.load();
  }, [content, externalUrl]);
  if (externalUrl !== undefined) return <PageFrame />;

  return (
    <PageFrame title={plannedRoute ? t.names[plannedRoute] : t.unknown.title} ground="surface">
      <View className={styles.body}>
        {plannedRoute ? (
          <PlannedPage route={plannedRoute} />
        ) : (
          <EmptyState
            title={t.unknown.title}
            text={t.unknown.text}
            action={{ text: t.toHome, onPress: () => pushTab('home') }}
            second={{ text: t.search, onPress: () => push('search.middle') }}
          />
        )}
        <SuggestedContent content={content} />
      </View>
    </PageFrame>
  );
});
