import { View } from '@tarojs/components';
import { usePageScroll } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { measureElements } from '@/platform/elementBoxes';
import { ListItem, listRole } from '@/platform/itemList';
import { appearance } from '@/ui/appearance';
import type { QuickNewsListStore } from '../QuickNewsList.store';
import type { Chunk, Day } from '../timeline';
import { VisibleChunks } from '../VisibleChunks';
import { DayHeader } from './DayHeader';
import { type FlashActions, FlashItem } from './FlashItem';

const TIMELINE_ID = 'timeline';
const HEADER_ID = 'timeline-head';
/** Scroll distance in CSS pixels after which the visible chunks are updated. */
const SCROLL_STEP_PX = 120;
/** Assumed screen height until it is measured, in CSS pixels. */
const DEFAULT_SCREEN_PX = 812;

const chunkId = (key: string) => `part-${key}`;

interface Props extends FlashActions {
  store: QuickNewsListStore;
}

/**
 * The days of the timeline. Only chunks near the screen are rendered; placeholders of the same height replace the rest.
 */
export const FlashTimeline = observer(function FlashTimeline({ store, ...actions }: Props) {
  const [visibleChunks] = useState(() => new VisibleChunks());
  const viewport = useRef({ scrollTop: 0, topPx: 0, screenPx: DEFAULT_SCREEN_PX, className: '' });
  const { days } = store;
  // Chunks of another list are made visible during the first render, to avoid an empty frame.
  useMemo(() => {
    if (!days.some(({ chunks }) => chunks.some(visibleChunks.isVisible))) visibleChunks.showInitial(days);
  }, [visibleChunks, days]);

  const measure = useCallback(async () => {
    const keys = visibleChunks.keys();
    const { boxes, screenPx } = await measureElements([TIMELINE_ID, HEADER_ID, ...keys.map(chunkId)]);
    const [timeline, head, ...chunks] = boxes;
    if (!timeline) return;
    const heights = keys.flatMap((key, index) => {
      const height = chunks[index]?.heightPx;
      return height === undefined ? [] : [[key, height] as const];
    });
    visibleChunks.setMeasurements(head?.heightPx, new Map(heights));
    Object.assign(viewport.current, { topPx: timeline.topPx, screenPx });
    visibleChunks.update(store.days, timeline.topPx, screenPx);
  }, [visibleChunks, store]);

  useEffect(() => {
    visibleChunks.update(days, viewport.current.topPx, viewport.current.screenPx);
    void measure();
  }, [visibleChunks, days, measure]);
  const { className } = appearance;
  useEffect(() => {
    // Another text size invalidates the measured heights.
    if (className !== viewport.current.className) visibleChunks.clearMeasurements();
    viewport.current.className = className;
    void measure();
  }, [visibleChunks, measure, className]);
  usePageScroll(({ scrollTop }) => {
    if (Math.abs(scrollTop - viewport.current.scrollTop) < SCROLL_STEP_PX) return;
    viewport.current.scrollTop = scrollTop;
    void measure();
  });

  return (
    <View id={TIMELINE_ID}>
      {days.map((day, index) => (
        <DaySection
          key={day.date}
          {...actions}
          {...{ day, visibleChunks, store }}
          headerId={index === 0 ? HEADER_ID : ''}
        />
      ))}
    </View>
  );
});

interface DaySectionProps extends Props {
  day: Day;
  visibleChunks: VisibleChunks;
  headerId: string;
}

/** A day with a sticky header; a single placeholder when none of its chunks is near the screen. */
const DaySection = observer(function DaySection({ day, visibleChunks, headerId, store, ...actions }: DaySectionProps) {
  if (!day.chunks.some(visibleChunks.isVisible)) return <View style={{ height: px(visibleChunks.heightOfDay(day)) }} />;
  const rowsOf = (isFresh: boolean) => {
    const chunks = day.chunks.filter((chunk) => chunk.isFresh === isFresh);
    const count = lengthOf(chunks);
    return chunks.map((chunk, index) => (
      <ChunkRows
        key={chunk.key}
        {...actions}
        {...{ chunk, visibleChunks, store, count }}
        first={lengthOf(chunks.slice(0, index))}
      />
    ));
  };
  // Separate containers: the mini-program resends all siblings after an inserted row.
  return (
    <View>
      <DayHeader id={headerId} date={day.date} count={store.counts.countOf(day.date)} />
      <View {...listRole}>{rowsOf(true)}</View>
      <View {...listRole}>{rowsOf(false)}</View>
    </View>
  );
});

const lengthOf = (chunks: readonly Chunk[]) => chunks.reduce((sum, { flashes }) => sum + flashes.length, 0);

interface ChunkRowsProps extends Props {
  chunk: Chunk;
  visibleChunks: VisibleChunks;
  /** Position of its first row among those of the day that are listed together, and their number. */
  first: number;
  count: number;
}

const ChunkRows = observer(function ChunkRows({
  chunk,
  visibleChunks,
  store,
  first,
  count,
  ...actions
}: ChunkRowsProps) {
  if (!visibleChunks.isVisible(chunk)) return <View style={{ height: px(visibleChunks.heightOf(chunk)) }} />;
  return (
    <View id={chunkId(chunk.key)}>
      {chunk.flashes.map((flash, index) => (
        <ListItem key={flash.id} index={first + index} count={count}>
          <FlashItem {...actions} {...{ flash, store }} />
        </ListItem>
      ))}
    </View>
  );
});

/** Formats a height as text, because the build would convert a number from design pixels. */
const px = (height: number) => `${Math.round(height * 100) / 100}px`;
