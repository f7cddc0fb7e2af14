import { useEffect, useRef, useState } from 'react';
import type { CardFaceContent } from '@/components/card/cardFaceContent';
import { opensChatPicker } from '@/platform/share';

/**
 * Returns the path of the picture of a card for WeChat's share cards; undefined until it has been drawn, and on H5, where a
 * share is a link. The page renders a `CardShareCanvas`.
 * @param face the card as a stranger sees it; null while there is none to draw
 */
export function useCardPicture(face: CardFaceContent | null): string | undefined {
  const [drawn, setDrawn] = useState({ version: '', path: '' });
  const latest = useRef(face);
  latest.current = face;
  /** Settles when the canvas is free: two cards that are drawn at a time would mix. */
  const isFree = useRef<Promise<unknown>>(Promise.resolve());
  const version = face === null ? '' : JSON.stringify(face);
  useEffect(() => {
    if (!opensChatPicker || version === '') return undefined;
    let isWanted = true;
    const draw = async () => {
      const { current } = latest;
      if (!isWanted || current === null) return;
      const { cardShareImage } = await import('./cardShareImage');
      const path = await cardShareImage(current);
      if (isWanted) setDrawn({ version, path });
    };
    // Without a picture the share card has the drawing of the variety.
    isFree.current = isFree.current
      .then(draw)
      .catch((error: unknown) => console.warn('the picture of a card was not drawn', error));
    return () => {
      isWanted = false;
    };
  }, [version]);
  return version !== '' && drawn.version === version ? drawn.path : undefined;
}
