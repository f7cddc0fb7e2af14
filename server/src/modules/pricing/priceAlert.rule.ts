import type { PriceAlertTable } from './priceAlert.tables';

/** The figures of a line that alerts look at. */
export interface AlertPricePoint {
  date: string;
  midFen: number;
  /** Against the point before; null when there is none. */
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
 * The state of a rule that is new or changed: what is true already is no news. A price must come back before it is
 * told, a move must be that of another day.
 */
export function initialState(rule: Rule, point: AlertPricePoint): State {
  const isTrueNow = isMet(rule, point);
  if (rule.kind === 'move') return { is_armed: true, told_of: isTrueNow ? point.date : null };
  return { is_armed: !isTrueNow, told_of: null };
}

/**
 * What a published price does to an alert. `above` and `below` tell once, and are armed again by a price on the other
 * side of the threshold; `move` tells once for each day.
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
