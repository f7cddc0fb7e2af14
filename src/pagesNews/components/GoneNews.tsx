import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { NewsAlternatives } from '@contract/news';
import { shanghaiDay } from '@rules/shanghaiTime';
import { NewsRow } from '@/components/NewsRow';
import { pushTab } from '@/navigation/navigate';
import { ItemList } from '@/platform/itemList';
import { EmptyState } from '@/ui/EmptyState';
import { SectionHeader } from '@/ui/SectionHeader';
import { newsMessages } from '../locale/messages';
import styles from './GoneNews.module.scss';

/** Shown for a missing article: the reason and other articles to read. */
export const GoneNews = observer(function GoneNews({ alternatives }: { alternatives: NewsAlternatives | null }) {
  const t = newsMessages();
  const removed = alternatives?.removed;
  return (
    <>
      <EmptyState
        title={removed ? t.removedTitle : t.unknownTitle}
        text={removed ? [t.removedOn(shanghaiDay(removed.removedAtMs)), removed.reason].join(' · ') : t.unknownText}
        action={{ text: t.toHome, onPress: () => pushTab('home') }}
      />
      {alternatives !== null && alternatives.items.length > 0 && (
        <View className={styles.others}>
          <SectionHeader title={removed ? t.related : t.latest} />
          <ItemList>
            {alternatives.items.map((news) => (
              <NewsRow key={news.id} news={news} />
            ))}
          </ItemList>
        </View>
      )}
    </>
  );
});
