import Taro from '@tarojs/taro';
import type { DesignScale, IsMeasuringFree, MeasureElements } from './types';

type Answer = { top: number; height: number } | null;

export const measureElements: MeasureElements = (ids) =>
  new Promise((resolve) => {
    const query = Taro.createSelectorQuery();
    for (const id of ids) query.select(`#${id}`).boundingClientRect();
    query.exec((answers: Answer[] | undefined) =>
      resolve({
        boxes: ids.map((_, index) => {
          const box = answers?.[index];
          return box && box.height > 0 ? { topPx: box.top, heightPx: box.height } : undefined;
        }),
        screenPx: Taro.getWindowInfo().windowHeight
      })
    );
  });

export const designScale: DesignScale = () => Taro.getWindowInfo().windowWidth / 375;

export const isMeasuringFree: IsMeasuringFree = false;
