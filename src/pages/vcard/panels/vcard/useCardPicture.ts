import { useEffect, useRef, useState } from 'react';
import type { Card } from '@contract/card';
import { opensChatPicker } from '@/platform/share';

/**
 * Returns the path of the picture of a card for WeChat's share cards; undefined until it has been drawn, and on H5, where a
 * share is a link. The page renders a `CardShareCanvas`.
 */
export function useCardPicture(card: Card): string | undefined {
  const [drawn, setDrawn] = useState({ version: '', path: '' });
  const latest = useRef(card);
  latest.current = card;
  /** Settles when the canvas is free: two cards that are drawn at a time would mix. */
  const isFree = useRef<Promise<unknown>>(Promise.resolve());
  const version = `${card.id} ${card.revision}`;
  useEffect(() => {
    if (!opensChatPicker) return undefined;
    let isWanted = true;
    const draw = async () => {
      if (!isWanted) return;
      const { cardShareImage } = await import('@/components/cardPoster/cardShareImage');
      const path = await cardShareImage(latest.current);
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
  return drawn.version === version ? drawn.path : undefined;
}
