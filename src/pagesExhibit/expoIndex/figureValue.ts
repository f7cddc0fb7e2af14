import type { ExpoFigure } from '@contract/expo';
import { formatCount } from '@/lib/count';
import { expoIndexMessages } from './locale/messages';

/** Returns a figure of an expo as text: an amount of deals in millions or 亿, everything else as a count. */
export function figureValue({ kind, value }: ExpoFigure): string {
  return kind === 'dealsFen' ? expoIndexMessages().deals(value) : formatCount(value);
}
