import Taro from '@tarojs/taro';
import type { CanvasStyle, OpenCanvas } from './types';

interface CanvasNode {
  width: number;
  height: number;
  getContext(kind: '2d'): CanvasRenderingContext2D;
}
/** Result of the query: computed styles by property name. */
interface QueriedCanvas extends Partial<Record<keyof CanvasStyle, string>> {
  node?: CanvasNode;
  width?: number;
  height?: number;
}

const styleNames: (keyof CanvasStyle)[] = [
  'color',
  'borderTopColor',
  'borderRightColor',
  'borderBottomColor',
  'borderLeftColor',
  'outlineColor',
  'columnRuleColor',
  'textDecorationColor',
  'fontSize'
];

function query(id: string): Promise<QueriedCanvas | null> {
  return new Promise((resolve) => {
    Taro.createSelectorQuery()
      .select(`#${id}`)
      .fields({ node: true, size: true, computedStyle: styleNames })
      .exec((answers: (QueriedCanvas | null)[] | undefined) => resolve(answers?.[0] ?? null));
  });
}

export const openCanvas: OpenCanvas = async (id) => {
  const { node, width, height, ...style } = (await query(id)) ?? {};
  if (!node || !width || !height) return undefined;
  const context = node.getContext('2d');
  const ratio = Taro.getWindowInfo().pixelRatio;
  node.width = Math.round(width * ratio);
  node.height = Math.round(height * ratio);
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, width, height);
  const ink = style.color ?? 'black';
  return {
    context,
    width,
    height,
    style: {
      color: ink,
      borderTopColor: style.borderTopColor ?? ink,
      borderRightColor: style.borderRightColor ?? ink,
      borderBottomColor: style.borderBottomColor ?? ink,
      borderLeftColor: style.borderLeftColor ?? ink,
      outlineColor: style.outlineColor ?? ink,
      columnRuleColor: style.columnRuleColor ?? ink,
      textDecorationColor: style.textDecorationColor ?? ink,
      fontSize: parseFloat(style.fontSize ?? '11')
    }
  };
};
