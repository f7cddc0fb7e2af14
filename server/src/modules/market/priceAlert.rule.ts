import type { PriceAlertTable } from './priceAlert.tables';

/** The figures of a line that alerts look at. */
export interface AlertFigure {
  date: string;
  midFen: number;
  /** Against the point before; null when there is none. */
  dayBp: number | null;
}

type Rule = Pick<PriceAlertTable, 'kind' | 'threshold'>;
type State = Pick<PriceAlertTable, 'is_armed' | 'told_of'>;

function fits({ kind, threshold }: Rule, { midFen, dayBp }: AlertFigure): boolean {
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
export function freshState(rule: Rule, figure: AlertFigure): State {
  const isTrueNow = fits(rule, figure);
  if (rule.kind === 'move') return { is_armed: true, told_of: isTrueNow ? figure.date : null };
  return { is_armed: !isTrueNow, told_of: null };
}

/**
 * What a published price does to an alert. `above` and `below` tell once, and are armed again by a price on the other
 * side of the threshold; `move` tells once for each day.
 */
export function judge(alert: Rule & State, figure: AlertFigure): State & { isTold: boolean } {
  const isTrueNow = fits(alert, figure);
  if (alert.kind === 'move') {
    const isTold = isTrueNow && (alert.told_of === null || alert.told_of < figure.date);
    return { is_armed: true, told_of: isTold ? figure.date : alert.told_of, isTold };
  }
  const isTold = isTrueNow && alert.is_armed;
  return { is_armed: !isTrueNow, told_of: isTold ? figure.date : alert.told_of, isTold };
}
