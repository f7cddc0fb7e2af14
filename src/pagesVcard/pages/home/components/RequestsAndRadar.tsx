import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { RadarSummary } from '@contract/cardVisit';
import { push } from '@/navigation/navigate';
import { Card } from '@/ui/Card';
import { Cell } from '@/ui/Cell';
import { SectionHeader } from '@/ui/SectionHeader';
import type { CardHomeStore } from '../CardHome.store';
import { cardHomeMessages } from '../locale/messages';
import styles from './RequestsAndRadar.module.scss';

const WEEK_DAYS = 7;

/** Requests for an exchange that wait, and how many viewed the cards. */
export const RequestsAndRadar = observer(function RequestsAndRadar({ store }: { store: CardHomeStore }) {
  const { requests = null, radar = null } = store.home.value ?? {};
  const t = cardHomeMessages();
  return (
    <>
      {requests !== null && (
        <Card isBare>
          <Cell
            icon="users"
            title={t.requests}
            value={requests > 0 ? t.requestCount(requests) : t.noRequests}
            onPress={() => push('vcard.webview', { webviewPathName: 'VcardHolder', pageType: 'requests' })}
          />
        </Card>
      )}
      {!radar && (
        <Card isBare>
          <Cell icon="refresh" title={t.radar.failed} onPress={() => void store.load()} />
        </Card>
      )}
      {radar && (
        <Card isBare>
          <View className={styles.radar}>
            <SectionHeader
              title={t.radar.title}
              right={t.radar.more}
              onMore={() => push('vcard.webview', { webviewPathName: 'Vcard', pageType: 'radar' })}
            />
            <View className={styles.figures}>
              <Period name={t.radar.today} counts={radar.today} />
              <Period name={t.radar.week} counts={radar.week} />
              <WeekBars days={radar.days.slice(-WEEK_DAYS)} />
            </View>
          </View>
        </Card>
      )}
    </>
  );
});

function Period({ name, counts }: { name: string; counts: RadarSummary['today'] }) {
  const t = cardHomeMessages().radar;
  return (
    <View className={styles.period}>
      <View className={styles.name}>{name}</View>
      <View className={styles.counts}>
        <View>
          {t.views}
          <Text className={styles.number}>{counts.views}</Text>
        </View>
        <View>
          {t.visitors}
          <Text className={styles.number}>{counts.visitors}</Text>
        </View>
      </View>
    </View>
  );
}

/** Views of each of the last days, the highest bar in full height. */
function WeekBars({ days }: { days: RadarSummary['days'] }) {
  const { listJoin, radar } = cardHomeMessages();
  const highest = Math.max(1, ...days.map(({ views }) => views));
  const spoken = days.map(({ views }) => String(views)).join(listJoin);
  return (
    <View className={styles.bars} role="img" aria-label={radar.chart(spoken)}>
      {days.map(({ date, views }, index) => (
        <View
          key={date}
          className={`${styles.bar} ${index === days.length - 1 ? styles.today : ''}`}
          style={{ height: `${Math.round((100 * views) / highest)}%` }}
        />
      ))}
    </View>
  );
}
