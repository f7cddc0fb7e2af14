import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { push } from '@/navigation/navigate';
import { useRouteParams } from '@/navigation/useRouteParams';
import { useOfflineSince } from '@/platform/network/useOfflineSince';
import { useSharedPage, useTimelineCard } from '@/platform/share';
import { routes } from '@/routes';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { PageFrame } from '@/ui/PageFrame';
import { SectionHeader } from '@/ui/SectionHeader';
import { Skeleton } from '@/ui/Skeleton';
import { getExpoFile, getExpoIntroduction } from '../api/expoIntroduction';
import { Block } from './components/Block';
import { Files } from './components/Files';
import { IntroduceStore } from './Introduce.store';
import { introduceMessages } from './locale/messages';
import styles from './index.module.scss';

const api = { getExpoIntroduction, getExpoFile };

/** Introduction of an expo: its sections, then its files. */
export default observer(function IntroducePage() {
  const { expoId } = useRouteParams('exhibit.introduce');
  const [store] = useState(() => new IntroduceStore(api, expoId));
  useEffect(() => void store.load(), [store]);
  const { page, introduction } = store;
  const offlineSinceMs = useOfflineSince(page.value);
  const t = introduceMessages();
  const shared = {
    title: introduction?.name ?? t.title,
    path: introduction ? `${routes['exhibit.introduce']}?expoId=${introduction.expoId}` : routes['exhibit.introduce']
  };
  useSharedPage(shared);
  useTimelineCard(shared);
  const isEmpty = page.value !== null && !introduction?.sections.length && !introduction?.files.length;
  return (
    <PageFrame
      title={t.title}
      pageTitle={introduction?.name}
      status={isEmpty ? 'empty' : page.status}
      error={page.error}
      onRetry={() => void store.load()}
      offlineSinceMs={offlineSinceMs}
      skeleton={
        <View className={styles.skeleton}>
          <Skeleton height={206} />
          <Skeleton height={350} />
          <Skeleton height={240} />
        </View>
      }
      empty={
        <EmptyState
          title={t.empty}
          text={t.emptyHint}
          action={{ text: t.toExpo, onPress: () => push('exhibit.index', { expoId }) }}
          isPage
        />
      }
    >
      {introduction && (
        <View className={styles.page}>
          {introduction.sections.map(({ kind, blocks }) => (
            <Card key={kind}>
              <SectionHeader title={t.sections[kind]} />
              {blocks.map((block, index) => (
                <Block key={index} block={block} />
              ))}
            </Card>
          ))}
          {introduction.files.length > 0 && <Files store={store} files={introduction.files} />}
        </View>
      )}
    </PageFrame>
  );
});
