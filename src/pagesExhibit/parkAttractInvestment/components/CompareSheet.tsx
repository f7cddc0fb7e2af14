import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { Park } from '@contract/park';
import { formatCount } from '@/lib/count';
import { Pressable } from '@/platform/pressable';
import { Sheet } from '@/ui/Sheet';
import { parkMessages } from '../locale/messages';
import type { ParkPageStore } from '../ParkPage.store';
import { plotsLeft } from '../plotsLeft';
import { areaText, lowestPriceText } from '../plotText';
import styles from './CompareSheet.module.scss';

type RowKey = keyof ReturnType<typeof parkMessages>['rows'];

const NONE = '–';

const rentedOf = (park: Park) =>
  plotsLeft(park).filter(({ priceBasis }) => priceBasis === 'm2Month' || priceBasis === 'm2Year');
const soldOf = (park: Park) => plotsLeft(park).filter(({ priceBasis }) => priceBasis === 'm2' || priceBasis === 'mu');

/** Criteria with the text of a park, in the order of the table. */
const cells: Record<RowKey, (park: Park) => string> = {
  location: ({ location }) => location,
  area: ({ areaMu }) => parkMessages().mu(formatCount(areaMu)),
  left: (park) => parkMessages().left(plotsLeft(park).length, park.plots.length),
  rent: (park) => (rentedOf(park).length > 0 ? lowestPriceText(rentedOf(park)) : NONE),
  sale: (park) => (soldOf(park).length > 0 ? lowestPriceText(soldOf(park)) : NONE),
  largest: (park) => {
    const largest = Math.max(0, ...plotsLeft(park).map(({ areaM2 }) => areaM2));
    return largest === 0 ? NONE : areaText(largest);
  },
  kinds: (park) =>
    [...new Set(plotsLeft(park).map(({ kind }) => kind))].map((kind) => parkMessages().kinds[kind]).join(' · ') || NONE,
  industries: ({ industries }) => industries.map((industry) => parkMessages().industries[industry]).join(' · '),
  policies: ({ policyTags }) => policyTags.join(' · ') || NONE
};

interface CompareSheetProps {
  store: ParkPageStore;
  onOpen(id: string): void;
}

/** Two or three parks side by side. A label is above its row, so that three columns fit on the smallest phone. */
export const CompareSheet = observer(function CompareSheet({ store, onOpen }: CompareSheetProps) {
  const t = parkMessages();
  const { compared } = store;
  const columns = { gridTemplateColumns: `repeat(${compared.length}, minmax(0, 1fr))` };
  return (
    <Sheet isOpen={store.isComparing} onClose={() => store.setComparing(false)} title={t.compareTitle}>
      <View className={styles.table} role="table" aria-label={t.compareTitle}>
        <View className={styles.columns} style={columns} role="row">
          {compared.map(({ id, name }) => (
            <View key={id} role="columnheader">
              <Pressable className={styles.name} role="link" onPress={() => onOpen(id)}>
                {name}
              </Pressable>
            </View>
          ))}
        </View>
        {(Object.keys(cells) as RowKey[]).map((key) => (
          <View key={key} className={styles.row} role="row" aria-label={t.rows[key]}>
            <View className={styles.label} aria-hidden="true">
              {t.rows[key]}
            </View>
            <View className={styles.columns} style={columns}>
              {compared.map((park) => (
                <View key={park.id} className={styles.cell} role="cell">
                  {cells[key](park)}
                </View>
              ))}
            </View>
          </View>
        ))}
      </View>
    </Sheet>
  );
});
