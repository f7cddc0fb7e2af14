import { View } from '@tarojs/components';
import { usePageScroll } from '@tarojs/taro';
import { memo, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { VirtualListModel, WindowRange } from '@/lib/VirtualListModel';
import { measureElements } from '@/platform/elementBoxes';
import { ListItem, listRole } from '@/platform/itemList';
import { UpdateScope } from '@/platform/updateScope';
import styles from './VirtualRows.module.scss';

/** Screens above and below the visible one in which rows are rendered; enough for a fast scroll. */
const OVERSCAN_SCREENS = 0.5;
/** Fraction of the screen to scroll before the rendered rows are checked again. */
const SCROLL_STEP_SCREENS = 0.15;
/** Windows that share one view while none of them is rendered. */
const WINDOWS_PER_GROUP = 25;
/** Height rendered before any measurement: the space below the page header on common phones. */
const INITIAL_HEIGHT_PX = 700;

export interface VirtualRowsProps<T> {
  /** Element id, unique on the page. */
  id: string;
  /** Positions of the rows. Owned by the page, which may query it for scrolling. */
  windows: VirtualListModel;
  items: readonly T[];
  /** Source of the items. After a change of source, at first only one screen is rendered. */
  source?: unknown;
  /**
   * Set when the page scrolls to the top on a change of source, so that rows further down are not rendered meanwhile.
   */
  startsAtTop?: boolean;
  renderItem(item: T, index: number): ReactNode;
  /** Returns the height of a row as a multiple of a plain row. */
  unitsOf?(item: T, index: number): number;
  /** Key of everything the row heights depend on; a change triggers a new measurement. */
  layoutKey?: string;
  /** Whether more rows follow than are known. */
  hasMore?: boolean;
  /** Called when the last rows are near the screen. */
  onNearEnd(): void;
}

const oneUnit = () => 1;

/**
 * Rows of which only those near the screen are rendered. Views of the same height replace the others in list order, so
 * that page length, sticky elements, native scrolling and reading order stay correct.
 */
export function VirtualRows<T extends { id: string }>(props: VirtualRowsProps<T>) {
  const { id, windows, items, source, startsAtTop, renderItem, unitsOf = oneUnit, layoutKey = '', onNearEnd } = props;
  const rowCount = props.hasMore ? -1 : items.length;
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
    // Treated like a jump: overscan only once the user continues scrolling.
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
    // A later measurement was already applied.
    if (!list || asked < now.answered) return;
    now.answered = asked;
    drawn.forEach((index, position) => windows.measure(index, heights[position]?.heightPx ?? 0));
    // No overscan before the first scroll and after a jump, to render the visible rows sooner.
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
    <View id={id} {...listRole}>
      {groups.map((first) => {
        const end = Math.min(first + WINDOWS_PER_GROUP, windows.count);
        if (range.to <= first || range.from >= end) {
          return <View key={first} style={{ height: heightOf(windows, first, end) }} />;
        }
        return (
          <View key={first}>
            {indicesOf({ from: first, to: end }, end).map((index) => (
              <RowWindow
                key={index}
                id={`${id}-${index}`}
                start={index * windows.windowSize}
                {...{ windows, items, rowCount, renderItem }}
                height={index >= range.from && index < range.to ? undefined : heightOf(windows, index, index + 1)}
              />
            ))}
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
  rowCount: number;
  renderItem(item: never, index: number): ReactNode;
  /** Height in place of the rows while they are far from the screen. */
  height: string | undefined;
}

/**
 * One window. Its view stays while rows come and go: were it replaced by another one, the mini-program would send the
 * rows of all windows beside it again.
 */
const RowWindow = memo(function Window({ id, start, windows, items, rowCount, renderItem, height }: RowWindowProps) {
  if (height !== undefined) return <View id={id} className={styles.window} style={{ height }} />;
  return (
    <View id={id} className={styles.window}>
      <UpdateScope>
        {items.slice(start, start + windows.windowSize).map((item, offset) => (
          <ListItem key={item.id} index={start + offset} count={rowCount}>
            {renderItem(item as never, start + offset)}
          </ListItem>
        ))}
      </UpdateScope>
    </View>
  );
});

/** Returns whether the rendered windows still suffice. Hysteresis: small scrolls cause no new render. */
function covers(range: WindowRange, wanted: WindowRange): boolean {
  return range.from <= wanted.from && range.to >= wanted.to;
}

function indicesOf({ from, to }: WindowRange, end: number): number[] {
  return Array.from({ length: Math.max(0, Math.min(to, end) - from) }, (_, offset) => from + offset);
}

/** Returns the height as a string, because the build would convert a number as design pixels. */
function heightOf(windows: VirtualListModel, from: number, to: number): string {
  return `${Math.round(windows.heightOf({ from, to }) * 100) / 100}px`;
}
