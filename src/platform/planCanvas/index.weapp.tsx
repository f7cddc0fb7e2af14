import { Canvas, View } from '@tarojs/components';
import Taro, { nextTick } from '@tarojs/taro';
import { useEffect, useState } from 'react';
import { openCanvas } from '../canvas';
import type { CanvasTouch, ElementColors, PlanCanvas as PlanCanvasType } from './types';

/** Numbers the canvases, whose ids must differ within a page. */
let count = 0;

interface QueriedColors {
  backgroundColor?: string;
  color?: string;
}

/** Frames of a canvas that offers none: WeChat before 2.9.0. */
const FRAME_MS = 16;

/** Asks for all colours at once: each query crosses to the view and back. */
function queryColors(ids: readonly string[]): Promise<ElementColors[]> {
  return new Promise((resolve) => {
    const query = Taro.createSelectorQuery();
    for (const id of ids) query.select(`#${id}`).fields({ computedStyle: ['backgroundColor', 'color'] });
    query.exec((answers: (QueriedColors | null)[] | undefined) =>
      resolve(
        ids.map((_, index) => ({
          fill: answers?.[index]?.backgroundColor ?? 'transparent',
          ink: answers?.[index]?.color ?? 'black'
        }))
      )
    );
  });
}

/** Touches of a canvas have its own coordinates, which Taro's type lacks. */
function touchesOf(event: object): CanvasTouch[] {
  const { touches } = event as { touches: readonly { identifier: number; x?: number; y?: number }[] };
  return [...touches].map(({ identifier, x = 0, y = 0 }) => ({ id: identifier, x, y }));
}

/** Draws straight from the touch events: neither a render nor setData while the plan moves. */
export const PlanCanvas: PlanCanvasType = ({ className, label, themeKey, colorIds, target }) => {
  const [id] = useState(() => `plan-${(count += 1)}`);
  const ids = colorIds.join();

  useEffect(() => {
    let isGone = false;
    const open = () =>
      void Promise.all([openCanvas(id), queryColors(ids.split(','))]).then(([surface, colors]) => {
        if (!surface || isGone) return;
        const node = surface.context.canvas as Partial<HTMLCanvasElement & Window> | undefined;
        const requestFrame = (run: () => void) => {
          if (node?.requestAnimationFrame) node.requestAnimationFrame(run);
          else setTimeout(run, FRAME_MS);
        };
        target.onSurface({ ...surface, requestFrame }, colors);
      });
    // The element is rendered only after its data has arrived in the view.
    nextTick(open);
    const themeChanged = () => nextTick(open);
    Taro.onThemeChange?.(themeChanged);
    Taro.onWindowResize?.(open);
    return () => {
      isGone = true;
      Taro.offThemeChange?.(themeChanged);
      Taro.offWindowResize?.(open);
    };
  }, [id, ids, target, themeKey]);

  const report = (event: object) => target.onTouches(touchesOf(event));
  return (
    <View className={className} role="img" aria-label={label}>
      <Canvas
        type="2d"
        id={id}
        canvasId={id}
        className={className}
        disableScroll
        onTouchStart={report}
        onTouchMove={report}
        onTouchEnd={report}
        onTouchCancel={() => target.onTouchCancel()}
      />
    </View>
  );
};
