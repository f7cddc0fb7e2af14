import { View } from '@tarojs/components';
import { usePageScroll } from '@tarojs/taro';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { observer } from 'mobx-react';
import { measureElements } from '@/platform/elementBoxes';
import { appearance } from '@/ui/appearance';
import { VisibleChunks } from '../VisibleChunks';
import type { QuickNewsListStore } from '../QuickNewsList.store';
import type { Day, Part } from '../timeline';
import { DayHead } from './DayHead';
import { FlashItem, type FlashActions } from './FlashItem';

const TIMELINE_ID = 'timeline';
const HEAD_ID = 'timeline-head';
/** CSS pixels that the page may scroll before the parts are looked at again. */
const STEP_PX = 120;
/** Stands for the screen until it was measured. */
const SCREEN_PX = 812;

const partId = (key: string) => `part-${key}`;

interface Props extends FlashActions {
  store: QuickNewsListStore;
}

/** The days of the timeline. Only what is near the screen is drawn; views of its height stand for the rest. */
export const FlashTimeline = observer(function FlashTimeline({ store, ...actions }: Props) {
  const [near] = useState(() => new VisibleChunks());
  const seen = useRef({ scrollTop: 0, topPx: 0, screenPx: SCREEN_PX, className: '' });
  const { days } = store;
  // Another list than the one that was drawn: its rows are there in the first picture of it.
  useMemo(() => {
    if (!days.some(({ parts }) => parts.some(near.isNear))) near.begin(days);
  }, [near, days]);

  const look = useCallback(async () => {
    const keys = near.keys();
    const { boxes, screenPx } = await measureElements([TIMELINE_ID, HEAD_ID, ...keys.map(partId)]);
    const [timeline, head, ...parts] = boxes;
    if (!timeline) return;
    const heights = keys.flatMap((key, place) => {
      const height = parts[place]?.heightPx;
      return height === undefined ? [] : [[key, height] as const];
    });
    near.measured(head?.heightPx, new Map(heights));
    Object.assign(seen.current, { topPx: timeline.topPx, screenPx });
    near.look(store.days, timeline.topPx, screenPx);
  }, [near, store]);

  useEffect(() => {
    near.look(days, seen.current.topPx, seen.current.screenPx);
    void look();
  }, [near, days, look]);
  const { className } = appearance;
  useEffect(() => {
    // Letters of another size: no height that was measured holds any more.
    if (className !== seen.current.className) near.forget();
    seen.current.className = className;
    void look();
  }, [near, look, className]);
  usePageScroll(({ scrollTop }) => {
    if (Math.abs(scrollTop - seen.current.scrollTop) < STEP_PX) return;
    seen.current.scrollTop = scrollTop;
    void look();
  });

  return (
    <View id={TIMELINE_ID}>
      {days.map((day, index) => (
        <DaySection key={day.date} {...actions} {...{ day, near, store }} headId={index === 0 ? HEAD_ID : ''} />
      ))}
    </View>
  );
});

interface DaySectionProps extends Props {
  day: Day;
  near: VisibleChunks;
  headId: string;
}

/** A day, whose head sticks while its own flashes go by; one empty view when nothing of it is near. */
const DaySection = observer(function DaySection({ day, near, headId, store, ...actions }: DaySectionProps) {
  if (!day.parts.some(near.isNear)) return <View style={{ height: px(near.heightOfDay(day)) }} />;
  const rowsOf = (isFresh: boolean) =>
    day.parts
      .filter((part) => part.isFresh === isFresh)
      .map((part) => <PartRows key={part.key} {...actions} {...{ part, near, store }} />);
  // Apart, because the mini-program sends all rows anew that stand behind a new one in the same view.
  return (
    <View>
      <DayHead id={headId} date={day.date} count={store.counts.of(day.date)} />
      <View>{rowsOf(true)}</View>
      <View>{rowsOf(false)}</View>
    </View>
  );
});

const PartRows = observer(function PartRows({
  part,
  near,
  store,
  ...actions
}: Props & { part: Part; near: VisibleChunks }) {
  if (!near.isNear(part)) return <View style={{ height: px(near.heightOf(part)) }} />;
  return (
    <View id={partId(part.key)}>
      {part.flashes.map((flash) => (
        <FlashItem key={flash.id} {...actions} {...{ flash, store }} />
      ))}
    </View>
  );
});

/** As text: the build would take a number for pixels of the design. */
const px = (height: number) => `${Math.round(height * 100) / 100}px`;
