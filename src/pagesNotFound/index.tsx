import { View } from '@tarojs/components';
import { useRouter } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { push, pushTab } from '@/navigation/navigate';
import { EmptyState } from '@/ui/EmptyState';
import { PageFrame } from '@/ui/PageFrame';
import { PlannedPage } from './components/PlannedPage';
import { SuggestedContent } from './components/SuggestedContent';
import { notFoundMessages } from './locale/messages';
import { requestedPage } from './requestedPage';
import { SuggestedContentStore } from './SuggestedContent.store';
import styles from './index.module.scss';

/** Shown at every unknown address and for planned pages, so no link is a dead end. */
export default observer(function NotFound() {
  const t = notFoundMessages();
  const router = useRouter();
  const [{ plannedRoute }] = useState(() => requestedPage(router));
  const [content] = useState(() => new SuggestedContentStore());
  useEffect(() => void content.load(), [content]);

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
