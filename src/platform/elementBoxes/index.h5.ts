import type { DesignScale, ElementBox, IsMeasuringFree, MeasureElements } from './types';

export const measureElements: MeasureElements = (ids) =>
  Promise.resolve({ boxes: ids.map(boxOf), screenPx: innerHeight });

/** Pages below the one on top stay in the document, and one of them may be the same page: those are not laid out. */
function boxOf(id: string): ElementBox | undefined {
  for (const element of document.querySelectorAll(`[id="${id}"]`)) {
    const { top, height } = element.getBoundingClientRect();
    if (height > 0) return { topPx: top, heightPx: height };
  }
  return undefined;
}

/** The build states sizes in rem; a px of the design is a sixteenth of one. */
export const designScale: DesignScale = () => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;

export const isMeasuringFree: IsMeasuringFree = true;
