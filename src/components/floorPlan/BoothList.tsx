import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Booth, Hall } from '@contract/floorPlan';
import { ItemList } from '@/platform/itemList';
import { Pressable } from '@/platform/pressable';
import { Tabs } from '@/ui/Tabs';
import { floorPlanMessages } from './locale/messages';
import styles from './BoothList.module.scss';

interface BoothListProps {
  hall: Hall;
  selectedNo: string | null;
  /** Names of exhibitors by booth number. */
  names?: ReadonlyMap<string, string>;
  /** Text in place of the category, such as the booking state. */
  noteOf?: (booth: Booth) => string;
  onSelect(boothNo: string): void;
}

/** Row of a booth: the letter of 1A01. */
const rowOf = ({ no }: Booth) => /[A-Z]/.exec(no)?.[0] ?? '';

/** The booths of a hall, a row at a time: what the plan shows, for keyboards and screen readers. */
export const BoothList = observer(function BoothList({ hall, selectedNo, names, noteOf, onSelect }: BoothListProps) {
  const t = floorPlanMessages();
  const rows = [...new Set(hall.booths.map(rowOf))].sort();
  const selected = hall.booths.find(({ no }) => no === selectedNo);
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = chosen ?? (selected ? rowOf(selected) : rows[0]) ?? '';
  return (
    <View>
      <Tabs
        label={t.rows}
        options={rows.map((key) => ({ key, text: t.row(key) }))}
        value={shown}
        onChange={setChosen}
      />
      <ItemList>
        {hall.booths
          .filter((booth) => rowOf(booth) === shown)
          .map((booth) => (
            <Pressable
              key={booth.no}
              className={`${styles.booth} ${booth.no === selectedNo ? styles.on : ''}`}
              isSelected={booth.no === selectedNo}
              onPress={() => onSelect(booth.no)}
            >
              <Text className={styles.no}>{booth.no}</Text>
              <View className={styles.text}>
                <View>{names?.get(booth.no) ?? t.sizes[booth.size]}</View>
                <View className={styles.note}>
                  {`${noteOf?.(booth) ?? t.categories[booth.category]} · ${t.area(booth.areaM2)}`}
                </View>
              </View>
            </Pressable>
          ))}
      </ItemList>
    </View>
  );
});
