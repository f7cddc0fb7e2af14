import type { PurchaseDetail } from '@contract/purchase';
import { countdown } from '@/lib/time';
import { words } from '@/locale/words';
import type { Figure } from '../components/Figures';
import { purchaseInfoWords } from './locale/words';

const DAY_MS = 86_400_000;

/** How long quotations are taken; the deadline of a paused request goes on coming. `nowMs`: epoch ms. */
export function leftFigure({ status, quoteDeadlineMs }: PurchaseDetail, nowMs: number): Figure {
  const t = purchaseInfoWords();
  const leftMs = status === 'published' || status === 'paused' ? quoteDeadlineMs - nowMs : 0;
  if (leftMs <= 0) return { label: t.figures.left, value: t.isOver };
  const value = countdown(leftMs, words().time);
  return { label: t.figures.left, value, ...(leftMs < DAY_MS && { tone: 'warn' }) };
}
