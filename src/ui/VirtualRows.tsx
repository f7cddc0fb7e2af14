import { View } from '@tarojs/components';
import { usePageScroll } from '@tarojs/taro';
import { Fragment, memo, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { VirtualListModel, WindowRange } from '@/lib/VirtualListModel';
import { measureElements } from '@/platform/elementBoxes';
import styles from './VirtualRows.module.scss';

/** Screens above and below the visible one whose rows are drawn: enough for a quick finger. */
const OVERSCAN_SCREENS = 0.5;
/** Part of the screen that a scroll may cover before the rows are looked at again. */
const SCROLL_STEP_SCREENS = 0.15;
/** Windows that stand in one view when none of them is drawn. */
const WINDOWS_PER_GROUP = 25;
/** Below the head of a page on the phones that are common: so much is drawn before anything was measured. */
const INITIAL_HEIGHT_PX = 700;

export interface VirtualRowsProps<T> {
  /** Unique on the page: the element's id. */
  id: string;
  /** Keeps where the rows stand; of the page, which may ask it where to scroll. */
  windows: VirtualListModel;
  items: readonly T[];
  /** What the items come from: of another source no more is drawn at first than fills a screen. */
  source?: unknown;
  /** The page shows another source from its top: rows further down are not drawn while it goes there. */
  startsAtTop?: boolean;
  renderItem(item: T, index: number): ReactNode;
  /** Height of a row in plain rows. */
  unitsOf?(item: T, index: number): number;
  /** Whatever the heights of the rows depend on: when it changes they are measured anew. */
  layoutKey?: string;
  /** The last rows are near the screen. */
  onNearEnd(): void;
}

const oneUnit = () => 1;

/**
 * Rows of which only those near the screen are drawn; views of their height hold the place of the others, in the order
 * of the list, so that the page is as long as it seems, sticks and scrolls by itself, and is read in order.
 */
export function VirtualRows<T extends { id: string }>(props: VirtualRowsProps<T>) {
  const { id, windows, items, source, startsAtTop, renderItem, unitsOf = oneUnit, layoutKey = '', onNearEnd } = props;
  const first = windows.maxWindows(INITIAL_HEIGHT_PX) - 1;
  const [range, setRange] = useState<WindowRange>({ from: 0, to: first });
  useMemo(() => windows.setRows(items.map(unitsOf)), [windows, items, unitsOf]);
  const state = useRef({
    range,
    source,
    onNearEnd,
    scrollTop: 0,
    seenTop: 0,
    stepPx: 0,
    asked: 0,
    answered: 0,
    isLeaving: false
  });
  if (state.current.source !== source) {
    const isLeaving = startsAtTop === true && state.current.scrollTop > 0;
    // As after a jump: margins only when the finger scrolls on.
    Object.assign(state.current, { source, isLeaving, seenTop: -Infinity });
    if (isLeaving) setRange({ from: 0, to: first });
    else if (range.to - range.from > first) setRange({ from: range.from, to: range.from + first });
  }
  state.current.range = range;
  state.current.onNearEnd = onNearEnd;

  const update = useCallback(async () => {
    const now = state.current;
    if (now.isLeaving) return;
    const movedPx = Math.abs(now.scrollTop - now.seenTop);
    now.seenTop = now.scrollTop;
    const drawn = indicesOf(now.range, windows.count);
    now.asked += 1;
    const { asked } = now;
    const { boxes, screenPx } = await measureElements([id, ...drawn.map((index) => `${id}-${index}`)]);
    const [list, ...heights] = boxes;
    // A later answer has been taken already.
    if (!list || asked < now.answered) return;
    now.answered = asked;
    drawn.forEach((index, position) => windows.measure(index, heights[position]?.heightPx ?? 0));
    // Before the first scroll and after a jump the screen is enough: it is there sooner.
    const marginPx = now.scrollTop > 0 && movedPx < screenPx ? screenPx * OVERSCAN_SCREENS : 0;
    now.stepPx = marginPx > 0 ? screenPx * SCROLL_STEP_SCREENS : 0;
    const most = windows.maxWindows(screenPx * (1 + 2 * OVERSCAN_SCREENS));
    const next = windows.windowsBetween(-list.topPx - marginPx, screenPx - list.topPx + marginPx, most);
    if (next.to === windows.count && now.scrollTop > 0) now.onNearEnd();
    setRange((shown) => (covers(shown, next) && shown.to - shown.from <= most ? shown : next));
  }, [id, windows]);

  useEffect(() => {
    windows.clearMeasurements();
    void update();
  }, [windows, layoutKey, update]);
  useEffect(() => void update(), [items, update]);
  usePageScroll(({ scrollTop }) => {
    const now = state.current;
    now.scrollTop = scrollTop;
    now.isLeaving = false;
    if (Math.abs(scrollTop - now.seenTop) >= now.stepPx) void update();
  });

  const groups = Array.from(
    { length: Math.ceil(windows.count / WINDOWS_PER_GROUP) },
    (_, group) => group * WINDOWS_PER_GROUP
  );
  return (
    <View id={id}>
      {groups.map((first) => {
        const end = Math.min(first + WINDOWS_PER_GROUP, windows.count);
        if (range.to <= first || range.from >= end) {
          return <View key={first} style={heightStyle(windows, first, end)} />;
        }
        return (
          <View key={first}>
            {indicesOf({ from: first, to: end }, end).map((index) =>
              index >= range.from && index < range.to ? (
                <RowWindow
                  key={index}
                  id={`${id}-${index}`}
                  start={index * windows.windowSize}
                  {...{ windows, items, renderItem }}
                />
              ) : (
                <View key={index} style={heightStyle(windows, index, index + 1)} />
              )
            )}
          </View>
        );
      })}
    </View>
  );
}

interface RowWindowProps {
  id: string;
  start: number;
  windows: VirtualListModel;
  items: readonly { id: string }[];
  renderItem(item: never, index: number): ReactNode;
}

/** The rows of one window that is drawn. */
const RowWindow = memo(function Window({ id, start, windows, items, renderItem }: RowWindowProps) {
  return (
    <View id={id} className={styles.window}>
      {items.slice(start, start + windows.windowSize).map((item, offset) => (
        <Fragment key={item.id}>{renderItem(item as never, start + offset)}</Fragment>
      ))}
    </View>
  );
});

/** Windows that are drawn already stay until others are needed: a finger that trembles changes nothing. */
function covers(range: WindowRange, wanted: WindowRange): boolean {
  return range.from <= wanted.from && range.to >= wanted.to;
}

function indicesOf({ from, to }: WindowRange, end: number): number[] {
  return Array.from({ length: Math.max(0, Math.min(to, end) - from) }, (_, offset) => from + offset);
}

/** As text: the build would take a number for pixels of the design. */
function heightStyle(windows: VirtualListModel, from: number, to: number): { height: string } {
  return { height: `${Math.round(windows.heightOf({ from, to }) * 100) / 100}px` };
}
