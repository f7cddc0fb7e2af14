import { View } from '@tarojs/components';
import Taro, { usePageScroll } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { LetterRail } from '@/components/LetterRail';
import { VirtualListModel } from '@/lib/VirtualListModel';
import { designScale, measureElements } from '@/platform/elementBoxes';
import { appearance } from '@/ui/appearance';
import { VirtualList } from '@/ui/VirtualList';
import type { HolderStore } from '../Holder.store';
import type { HolderRow } from '../HolderList.store';
import { holderMessages } from '../locale/messages';
import { EntryRow, PersonSkeleton, rowUnits } from './EntryRow';
import { HEAD_ID } from './HolderHead';
import styles from './EntryList.module.scss';

const LIST_ID = 'holder-list';
/** Rows that are rendered together. */
const ROWS_PER_WINDOW = 4;
/** Estimated height of a row in px of the 375 grid; rendered rows are measured. */
const ROW_PX = { standard: 70, elder: 82 };
const SKELETON_ROWS = 8;

const createModel = () =>
  new VirtualListModel(ROWS_PER_WINDOW, ROW_PX[appearance.elder ? 'elder' : 'standard'] * designScale());

interface EntryListProps {
  store: HolderStore;
  empty: ReactNode;
}

/** The people from A to Z, with an index at the side. Only the rows near the screen are rendered, whatever their number. */
export const EntryList = observer(function EntryList({ store, empty }: EntryListProps) {
  const { list } = store;
  const [windows] = useState(createModel);
  const scrolled = useRef(0);
  usePageScroll(({ scrollTop }) => {
    scrolled.current = scrollTop;
  });
  const { filter } = list;
  // Another list starts at its top.
  useEffect(() => {
    if (scrolled.current > 0) void Taro.pageScrollTo({ scrollTop: 0, duration: 0 });
  }, [filter]);
  const renderRow = useCallback((row: HolderRow) => <EntryRow store={store} row={row} />, [store]);
  const handleLetter = async (letter: string) => {
    const { boxes } = await measureElements([HEAD_ID, LIST_ID]);
    const [head, rows] = boxes;
    const row = list.rowOfLetter(letter);
    if (row === undefined || !head || !rows) return;
    const listTopPx = scrolled.current + rows.topPx - head.topPx - head.heightPx;
    await Taro.pageScrollTo({ scrollTop: Math.max(0, listTopPx + windows.topOf(row)), duration: 0 });
  };
  const { letters } = list;
  return (
    <View className={list.isSwitching ? `${styles.list} ${styles.leaving}` : styles.list}>
      <VirtualList
        id={LIST_ID}
        windows={windows}
        layoutKey={appearance.elder ? 'elder' : 'standard'}
        list={list}
        renderItem={renderRow}
        unitsOf={rowUnits}
        empty={<View>{empty}</View>}
        skeleton={<ListSkeleton />}
      />
      {letters.length > 1 && (
        <LetterRail
          letters={letters}
          label={holderMessages().letters}
          className={styles.letters}
          onLetter={(letter) => void handleLetter(letter)}
        />
      )}
    </View>
  );
});

/** Skeleton of the rows that fill a screen. */
export function ListSkeleton() {
  return (
    <>
      {Array.from({ length: SKELETON_ROWS }, (_, index) => (
        <PersonSkeleton key={index} />
      ))}
    </>
  );
}
