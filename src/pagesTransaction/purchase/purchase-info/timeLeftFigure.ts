import type { PurchaseDetail } from '@contract/purchase';
import { DAY_MS } from '@rules/duration';
import { countdown } from '@/lib/time';
import { messages } from '@/locale/messages';
import type { Figure } from '../components/Figures';
import { purchaseInfoMessages } from './locale/messages';

/**
 * Returns the time left for quotations; it also counts down while the request is paused.
 * @param nowMs epoch ms
 */
export function timeLeftFigure({ status, quoteDeadlineMs }: PurchaseDetail, nowMs: number): Figure {
  const t = purchaseInfoMessages();
  const leftMs = status === 'published' || status === 'paused' ? quoteDeadlineMs - nowMs : 0;
  if (leftMs <= 0) return { label: t.figures.left, value: t.isOver };
  const value = countdown(leftMs, messages().time);
  return { label: t.figures.left, value, ...(leftMs < DAY_MS && { tone: 'warn' }) };
}
