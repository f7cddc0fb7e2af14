import type { ChartCanvas as ChartCanvasType } from '@/platform/chartCanvas/types';
import { SvgContext } from './SvgContext';

/** Size of a chart in a section of a page, in design pixels. */
const WIDTH = 351;
const HEIGHT = 188;

/** Colours that style sheets give to the canvas; those of a direction are named by the last word of the theme. */
const lines: Record<string, string> = { up: 'var(--xs-up)', down: 'var(--xs-down)' };

/** The chart as a picture of the first frame, by the drawing code of the page; the canvas replaces it. */
export const ChartCanvas: ChartCanvasType = ({ className, label, themeKey, draw }) => {
  const context = new SvgContext();
  draw({
    context: context as unknown as CanvasRenderingContext2D,
    width: WIDTH,
    height: HEIGHT,
    style: {
      color: 'currentColor',
      borderTopColor: lines[themeKey.split(' ').pop() ?? ''] ?? 'var(--xs-ink-2)',
      borderRightColor: 'var(--xs-grid)',
      borderBottomColor: 'var(--xs-surface)',
      borderLeftColor: 'var(--xs-ink-2)',
      outlineColor: 'var(--xs-toast)',
      columnRuleColor: 'var(--xs-c2)',
      textDecorationColor: 'var(--xs-c3)',
      fontSize: 11
    }
  });
  return (
    <svg
      className={className}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      fontFamily='"XS Num", sans-serif'
      fontWeight="600"
      dangerouslySetInnerHTML={{ __html: context.svg }}
    />
  );
};
