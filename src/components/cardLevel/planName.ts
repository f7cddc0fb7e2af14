import type { CardPlan } from '@contract/cardLevel';
import { cardLevelMessages } from './locale/messages';

/** Returns the name of a plan: its level and its years, in the current language. */
export function planName({ level, years }: Pick<CardPlan, 'level' | 'years'>): string {
  const t = cardLevelMessages();
  return t.plan(t.levels[level], t.years(years));
}
