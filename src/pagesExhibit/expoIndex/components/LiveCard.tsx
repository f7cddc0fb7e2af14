import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { LiveConfig } from '@contract/expo';
import { shanghaiMinute } from '@rules/shanghaiTime';
import { messages } from '@/locale/messages';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { expoIndexMessages } from '../locale/messages';
import { openLive } from '../openLive';
import styles from '../ExpoIndex.module.scss';

/** The broadcast that is on or to come. */
export const LiveCard = observer(function LiveCard({ live, isLive }: { live: LiveConfig; isLive: boolean }) {
  const t = expoIndexMessages();
  const [day = '', clock = ''] = shanghaiMinute(live.startsAtMs).split(' ');
  const date = messages().time.monthDay(Number(day.slice(5, 7)), Number(day.slice(8)));
  return (
    <Card>
      <View className={styles.row}>
        <View className={styles.ticketText}>
          <View className={styles.ticketTitle}>{live.title}</View>
          <View className={isLive ? styles.isLive : styles.ticketHint}>
            {isLive ? t.liveNow : t.liveAt(date, clock)}
          </View>
        </View>
        <Button kind={isLive ? 'primary' : 'tinted'} size="small" onPress={() => openLive(live)}>
          {t.watch}
        </Button>
      </View>
    </Card>
  );
});
