import type { PriceAlertTable } from './priceAlert.tables';

/** Figures of a line that alerts depend on. */
export interface AlertPricePoint {
  date: string;
  midFen: number;
  /** Change against the previous point; null when there is none. */
  dayBp: number | null;
}

type Rule = Pick<PriceAlertTable, 'kind' | 'threshold'>;
type State = Pick<PriceAlertTable, 'is_armed' | 'told_of'>;

function isMet({ kind, threshold }: Rule, { midFen, dayBp }: AlertPricePoint): boolean {
  switch (kind) {
    case 'above':
      return midFen >= threshold;
    case 'below':
      return midFen <= threshold;
    case 'move':
      return dayBp !== null && Math.abs(dayBp) >= threshold;
  }
}

/**
 * Returns the state of a new or changed rule, which does not trigger for what is true already. A price must come back
 * first, a move must be that of another day.
 */
export function initialState(rule: Rule, point: AlertPricePoint): State {
  const isTrueNow = isMet(rule, point);
  if (rule.kind === 'move') return { is_armed: true, told_of: isTrueNow ? point.date : null };
  return { is_armed: !isTrueNow, told_of: null };
}

/**
 * Applies a published price to an alert. `above` and `below` trigger once, and are armed again by a price on the other
 * side of the threshold; `move` triggers once per day.
 */
export function evaluateAlert(alert: Rule & State, point: AlertPricePoint): State & { isTriggered: boolean } {
  const isTrueNow = isMet(alert, point);
  if (alert.kind === 'move') {
    const isTriggered = isTrueNow && (alert.told_of === null || alert.told_of < point.date);
    return { is_armed: true, told_of: isTriggered ? point.date : alert.told_of, isTriggered };
  }
  const isTriggered = isTrueNow && alert.is_armed;
  return { is_armed: !isTrueNow, told_of: isTriggered ? point.date : alert.told_of, isTriggered };
}
