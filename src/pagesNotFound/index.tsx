import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { push, pushTab } from '@/navigation/navigate';
import { EmptyState } from '@/ui/EmptyState';
import { PageFrame } from '@/ui/PageFrame';
import { SuggestedContent } from './components/SuggestedContent';
import { notFoundMessages } from './locale/messages';
import { SuggestedContentStore } from './SuggestedContent.store';
import styles from './index.module.scss';

/** Shown at every unknown address, so no link is a dead end. */
export default observer(function NotFound() {
  const t = notFoundMessages();
  const [content] = useState(() => new SuggestedContentStore());
  useEffect(() => void content.load(), [content]);

  return (
    <PageFrame title={t.title} ground="surface">
      <View className={styles.body}>
        <EmptyState
          title={t.title}
          text={t.text}
          action={{ text: t.toHome, onPress: () => pushTab('home') }}
          second={{ text: t.search, onPress: () => push('search.middle') }}
        />
        <SuggestedContent content={content} />
      </View>
    </PageFrame>
  );
});
