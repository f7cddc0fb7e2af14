import type { DesignScale, IsMeasuringFree, MeasureElements } from '@/platform/elementBoxes/types';

/** Nothing is laid out here: lists keep the rows of their first render. */
export const measureElements: MeasureElements = () => new Promise(() => undefined);

export const designScale: DesignScale = () => 1;

export const isMeasuringFree: IsMeasuringFree = true;
