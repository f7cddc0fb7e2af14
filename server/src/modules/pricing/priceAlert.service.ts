import type { NotificationContent } from '@contract/notification/content';
import type { AlertRule, NewAlert, PriceAlert } from '@contract/priceAlert';
import { newId } from '../../database/id';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { type NewNotification, notify } from '../message/message.service';
import {
  type AlertLineRow,
  deleteAlert,
  findAlertLines,
  findAlerts,
  insertAlert,
  lockAlertLine,
  lockAlerts,
  lockAlertsOfUser,
  type PriceAlertRow,
  updateAlert,
  updateAlertStates
} from './priceAlert.repository';
import { type AlertPricePoint, evaluateAlert, initialState } from './priceAlert.rule';

const MAX_ALERTS_OF_LINE = 10;
const MAX_ALERTS = 50;

/**
 * Notifies users of their alerts on lines whose prices were published, withdrawn or corrected. Called after the figures
 * of the lines are computed, in the same transaction, so that a crossing triggers exactly once.
 */
export async function evaluateAlerts(tx: Tx, lineIds: string[], nowMs: number): Promise<void> {
  const alerts = await lockAlerts(tx, lineIds);
  if (alerts.length === 0) return;
  const watched = [...new Set(alerts.map((alert) => alert.line_id))];
  const lines = new Map((await findAlertLines(tx, watched)).map((line) => [line.line_id, line]));
  const changed: PriceAlertRow[] = [];
  const notifications: NewNotification[] = [];
  for (const alert of alerts) {
    const line = lines.get(alert.line_id);
    // Without a published price the alert waits for the next one.
    if (!line) continue;
    const { isTriggered, ...state } = evaluateAlert(alert, pricePointOf(line));
    if (state.is_armed !== alert.is_armed || state.told_of !== alert.told_of) changed.push({ ...alert, ...state });
    if (isTriggered) notifications.push(notificationOf(alert, line));
  }
  if (changed.length > 0) await updateAlertStates(tx, changed);
  if (notifications.length > 0) await notify(tx, notifications, nowMs);
}

/** Returns the viewer's own alerts on a line, oldest first. */
export async function listAlerts(db: Db, member: Member, lineId: string): Promise<PriceAlert[]> {
  return (await findAlerts(db, member.id, lineId)).map(presentAlert);
}

/**
 * Creates an alert. Idempotent for the same rule.
 * @throws AppError NOT_FOUND for a line without prices, VALIDATION above the limits
 */
export async function createAlert(db: Db, member: Member, newAlert: NewAlert, nowMs: number): Promise<PriceAlert> {
  const { lineId, rule } = newAlert;
  return db.transaction().execute(async (tx) => {
    await lockAlertsOfUser(tx, member.id);
    const point = await requirePricePoint(tx, lineId);
    const all = await findAlerts(tx, member.id);
    const ofLine = all.filter((alert) => alert.line_id === lineId);
    const same = ofLine.find((alert) => isSameRule(alert, rule));
    if (same) return presentAlert(same);
    if (ofLine.length >= MAX_ALERTS_OF_LINE) throw new AppError('VALIDATION', { fields: { lineId: 'max' } });
    if (all.length >= MAX_ALERTS) throw new AppError('VALIDATION', { fields: { lineId: 'maxAll' } });
    const stored = toStoredRule(rule);
    const row = {
      id: newId(nowMs),
      user_id: member.id,
      line_id: lineId,
      ...stored,
      ...initialState(stored, point),
      created_at_ms: nowMs
    };
    await insertAlert(tx, row);
    return presentAlert(row);
  });
}

/**
 * Changes the rule of an alert, which starts again with it.
 * @throws AppError NOT_FOUND, also for another user's alert, CONFLICT for an existing rule
 */
export async function changeAlert(db: Db, member: Member, id: string, rule: AlertRule): Promise<PriceAlert> {
  return db.transaction().execute(async (tx) => {
    await lockAlertsOfUser(tx, member.id);
    const all = await findAlerts(tx, member.id);
    const alert = all.find((one) => one.id === id);
    if (!alert) throw new AppError('NOT_FOUND');
    if (isSameRule(alert, rule)) return presentAlert(alert);
    if (all.some((other) => other.line_id === alert.line_id && isSameRule(other, rule))) throw new AppError('CONFLICT');
    const stored = toStoredRule(rule);
    const change = { ...stored, ...initialState(stored, await requirePricePoint(tx, alert.line_id)) };
    await updateAlert(tx, id, change);
    return presentAlert({ ...alert, ...change });
  });
}

export async function removeAlert(db: Db, member: Member, id: string): Promise<void> {
  await deleteAlert(db, member.id, id);
}

/**
 * Waits for a price that is being published, which is then either known here or triggers the new alert.
 * @throws AppError NOT_FOUND for a line without prices
 */
async function requirePricePoint(tx: Tx, lineId: string): Promise<AlertPricePoint> {
  const line = await lockAlertLine(tx, lineId);
  if (!line) throw new AppError('NOT_FOUND');
  return pricePointOf(line);
}

function pricePointOf({ date, mid_fen, day_bp }: AlertLineRow): AlertPricePoint {
  return { date, midFen: mid_fen, dayBp: day_bp };
}

function toStoredRule(rule: AlertRule): Pick<PriceAlertRow, 'kind' | 'threshold'> {
  return { kind: rule.kind, threshold: rule.kind === 'move' ? rule.changeBp : rule.priceFen };
}

function isSameRule(alert: PriceAlertRow, rule: AlertRule): boolean {
  const { kind, threshold } = toStoredRule(rule);
  return alert.kind === kind && alert.threshold === threshold;
}

function presentAlert(row: PriceAlertRow): PriceAlert {
  const { kind, threshold } = row;
  const rule: AlertRule = kind === 'move' ? { kind, changeBp: threshold } : { kind, priceFen: threshold };
  return { id: row.id, lineId: row.line_id, rule, isArmed: row.is_armed, notifiedDate: row.told_of };
}

function notificationOf(alert: PriceAlertRow, line: AlertLineRow): NewNotification {
  const params = {
    variety: line.variety_name,
    grade: line.grade_name,
    market: line.market_short_name,
    date: line.date,
    midFen: line.mid_fen
  };
  const content: NotificationContent =
    alert.kind === 'move'
      ? { event: 'priceAlert.move', params: { ...params, dayBp: line.day_bp ?? 0, thresholdBp: alert.threshold } }
      : { event: `priceAlert.${alert.kind}`, params: { ...params, thresholdFen: alert.threshold } };
  const jump = { type: 'jumpMini', route: 'market.info', params: { lineId: alert.line_id } } as const;
  return { userId: alert.user_id, kind: 'market', content, jump };
}
