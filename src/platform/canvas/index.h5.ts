import type { CanvasSurface, OpenCanvas } from './types';

export const openCanvas: OpenCanvas = (id) => {
  const canvas = document.getElementById(id);
  return Promise.resolve(canvas instanceof HTMLCanvasElement ? surfaceOf(canvas) : undefined);
};

function surfaceOf(canvas: HTMLCanvasElement): CanvasSurface | undefined {
  const { clientWidth: width, clientHeight: height } = canvas;
  const context = canvas.getContext('2d');
  if (!context || !width || !height) return undefined;
  // Setting the size clears the canvas.
  const ratio = window.devicePixelRatio || 1;
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  const { fontSize, ...style } = getComputedStyle(canvas);
  const { color, borderTopColor, borderRightColor, borderBottomColor, borderLeftColor, outlineColor } = style;
  const { columnRuleColor, textDecorationColor } = style;
  return {
    context,
    width,
    height,
    style: {
      color,
      borderTopColor,
      borderRightColor,
      borderBottomColor,
      borderLeftColor,
      outlineColor,
      columnRuleColor,
      textDecorationColor,
      fontSize: parseFloat(fontSize)
    }
  };
}
