import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { Park, ParkPlot, PlotStatus } from '@contract/park';
import { ItemList } from '@/platform/itemList';
import { Pressable } from '@/platform/pressable';
import { Badge, type BadgeTone } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { parkMessages } from '../locale/messages';
import type { ParkPageStore } from '../ParkPage.store';
import { plotFactsText } from '../plotText';
import styles from './ParkPlots.module.scss';

const tones: Record<PlotStatus, BadgeTone> = { available: 'ok', reserved: 'warn', taken: 'grey' };

interface ParkPlotsProps {
  park: Park;
  store: ParkPageStore;
  onAsk(plot: ParkPlot): void;
}

/** Plan of a park and its plots. A plot that is chosen on one is marked in both. */
export const ParkPlots = observer(function ParkPlots({ park, store, onAsk }: ParkPlotsProps) {
  const t = parkMessages();
  return (
    <View>
      <Plan park={park} store={store} />
      <View className={styles.rows}>
        <ItemList>
          {park.plots.map((plot) => (
            <View key={plot.no} className={`${styles.row} ${plot.no === store.plotNo ? styles.chosen : ''}`}>
              <View className={styles.text}>
                <View className={styles.head}>
                  <Text className={styles.no}>{plot.no}</Text>
                  <Badge tone={tones[plot.status]} text={t.plotStatuses[plot.status]} />
                </View>
                <View className={styles.facts}>{plotFactsText(plot)}</View>
                {plot.note !== '' && <View className={styles.note}>{plot.note}</View>}
              </View>
              {plot.status === 'available' && (
                <Button kind="outline" size="small" label={t.askAbout(plot.no)} onPress={() => onAsk(plot)}>
                  {t.ask}
                </Button>
              )}
            </View>
          ))}
        </ItemList>
      </View>
    </View>
  );
});

const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(2)}%`;

/** Plots as rectangles on the site. Renders nothing without a plan. */
const Plan = observer(function Plan({ park, store }: { park: Park; store: ParkPageStore }) {
  const t = parkMessages();
  const { plan, plots } = park;
  if (plan === null) return null;
  return (
    <View
      className={styles.site}
      style={{ paddingTop: percent(plan.height, plan.width) }}
      role="group"
      aria-label={t.plan}
    >
      {plots.map(({ no, box, status }) => {
        if (box === null) return null;
        const style = {
          left: percent(box.x, plan.width),
          top: percent(box.y, plan.height),
          width: percent(box.width, plan.width),
          height: percent(box.height, plan.height)
        };
        return (
          <View key={no} className={styles.box} style={style}>
            <Pressable
              className={`${styles.plot} ${styles[status]} ${no === store.plotNo ? styles.marked : ''}`}
              label={`${no} ${t.plotStatuses[status]}`}
              isSelected={no === store.plotNo}
              onPress={() => store.selectPlot(no)}
            >
              {no}
            </Pressable>
          </View>
        );
      })}
    </View>
  );
});
