import { Canvas, type ITouchEvent, View } from '@tarojs/components';
import Taro, { nextTick } from '@tarojs/taro';
import { useEffect, useRef, useState } from 'react';
import { openCanvas } from '../canvas';
import { LongPressGesture } from '../pressable/LongPressGesture';
import type { ChartCanvas as ChartCanvasType } from './types';

/** Numbers the canvases, whose ids must differ within a page. */
let count = 0;

/** Returns the position of a touch on the canvas. */
function pointOf(event: object): readonly [number, number] {
  const touch = (event as ITouchEvent & { touches: { x?: number; y?: number }[] }).touches[0];
  return [touch?.x ?? 0, touch?.y ?? 0];
}

export const ChartCanvas: ChartCanvasType = ({ className, label, themeKey, draw, onPoint }) => {
  const [id] = useState(() => `chart-${(count += 1)}`);
  // The page stops scrolling only while the touch points at the chart, so a change is rendered.
  const [isPointing, setPointing] = useState(false);
  const point = useRef(onPoint);
  point.current = onPoint;
  const [gesture] = useState(
    () =>
      new LongPressGesture((x) => {
        setPointing(true);
        point.current(x);
      })
  );

  useEffect(() => () => gesture.cancel(), [gesture]);
  useEffect(() => {
    let isGone = false;
    const paint = () =>
      void openCanvas(id).then((surface) => {
        if (surface && !isGone) draw(surface);
      });
    // The element is rendered only after its data has arrived in the view.
    nextTick(paint);
    const themeChanged = () => nextTick(paint);
    Taro.onThemeChange?.(themeChanged);
    Taro.onWindowResize?.(paint);
    return () => {
      isGone = true;
      Taro.offThemeChange?.(themeChanged);
      Taro.offWindowResize?.(paint);
    };
  }, [draw, id, themeKey]);

  const leave = (finish: () => void) => () => {
    finish();
    setPointing(false);
  };
  return (
    <View role="img" aria-label={label}>
      <Canvas
        type="2d"
        id={id}
        canvasId={id}
        className={className}
        disableScroll={isPointing}
        onTouchStart={(event) => gesture.start(...pointOf(event))}
        onTouchMove={(event) => gesture.move(...pointOf(event))}
        onTouchEnd={leave(() => gesture.end())}
        onTouchCancel={leave(() => gesture.cancel())}
      />
    </View>
  );
};
