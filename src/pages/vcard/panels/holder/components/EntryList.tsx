import { View } from '@tarojs/components';
import Taro, { usePageScroll } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { type MutableRefObject, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { LetterRail } from '@/components/LetterRail';
import { VirtualListModel } from '@/lib/VirtualListModel';
import { designScale, isMeasuringFree, measureElements } from '@/platform/elementBoxes';
import { appearance } from '@/ui/appearance';
import { cssVariables } from '@/ui/cssVariables';
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
/** Height of the bar below the list, and the least for a letter that can be read, in px of the 375 grid. */
const BAR_PX = 64;
const MIN_LETTER_PX = 11;

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
      {list.letters.length > 1 && <Letters store={store} windows={windows} scrolled={scrolled} />}
    </View>
  );
});

/**
 * Returns how much of the list is behind the head, in px: negative while notices are between them. Also the height of the
 * screen below both. Undefined before both are rendered.
 */
async function measureList(): Promise<{ hiddenPx: number; roomPx: number } | undefined> {
  const { boxes, screenPx } = await measureElements([HEAD_ID, LIST_ID]);
  const [head, rows] = boxes;
  if (!head || !rows) return undefined;
  const headPx = head.topPx + head.heightPx;
  return { hiddenPx: headPx - rows.topPx, roomPx: screenPx - Math.max(headPx, rows.topPx) };
}

interface LettersProps {
  store: HolderStore;
  windows: VirtualListModel;
  /** Scroll offset of the page, in px. */
  scrolled: MutableRefObject<number>;
}

/**
 * The index at the side, below the notices. On WeChat it comes with the first scrolling where there are any, because their
 * height would have to be measured while the page opens. It marks the letter of the topmost row; by itself, so that the rows
 * are not rendered for that.
 */
const Letters = observer(function Letters({ store, windows, scrolled }: LettersProps) {
  const { list, requests, selection, summary } = store;
  const { letters } = list;
  const isMeasuring = useRef(false);
  /** Empty at the top of the list, whose first letter another list may not have. */
  const [topLetter, setTopLetter] = useState('');
  /** Height of the notices that are not scrolled away yet, in px. */
  const [noticesPx, setNoticesPx] = useState(0);
  const hasNotices = requests.waiting.length > 0 || (summary?.due.length ?? 0) > 0;
  const [hasRoom, setRoom] = useState(isMeasuringFree || !hasNotices);
  const isOpening = useRef(true);
  const mark = async () => {
    if (isMeasuring.current) return;
    isMeasuring.current = true;
    const scrollTop = scrolled.current;
    const { hiddenPx = 0, roomPx = Infinity } = (await measureList()) ?? {};
    isMeasuring.current = false;
    // A row that begins at the head may be measured a fraction below it.
    const row = windows.rowAt(hiddenPx + 1);
    setTopLetter(row === 0 ? '' : list.letterOfRow(row));
    setNoticesPx(Math.max(0, -hiddenPx));
    setRoom(roomPx >= (BAR_PX + letters.length * MIN_LETTER_PX) * designScale());
    if (scrollTop !== scrolled.current) void mark();
  };
  const remeasure = useRef(mark);
  remeasure.current = mark;
  // Notices have come, changed or gone.
  useEffect(() => {
    if (isMeasuringFree || !isOpening.current) void remeasure.current();
    isOpening.current = false;
  }, [requests.waiting, summary, letters.length, store.isFiltered, selection.isActive]);
  usePageScroll(({ scrollTop }) => {
    scrolled.current = scrollTop;
    void mark();
  });
  const handleLetter = async (letter: string) => {
    const measured = await measureList();
    const row = list.rowOfLetter(letter);
    if (row === undefined || measured === undefined) return;
    const scrollTop = Math.max(0, scrolled.current - measured.hiddenPx + windows.topOf(row));
    await Taro.pageScrollTo({ scrollTop, duration: 0 });
  };
  // They come back once the notices are scrolled away.
  if (!hasRoom) return null;
  return (
    <View style={cssVariables({ '--notices': `${noticesPx}px` })}>
      <LetterRail
        letters={letters}
        label={holderMessages().letters}
        current={letters.includes(topLetter) ? topLetter : letters[0]}
        className={styles.letters}
        onLetter={(letter) => void handleLetter(letter)}
      />
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
