import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AlertRule, PriceAlert } from '@contract/priceAlert';
import type { PriceUnit } from '@/lib/priceUnit';
import { parsePercent, parsePrice, formatPriceInput, type PriceProblem } from './priceInput';

interface AlertApi {
  listAlerts(lineId: string): Promise<PriceAlert[]>;
  createAlert(lineId: string, rule: AlertRule): Promise<PriceAlert>;
  changeAlert(id: string, rule: AlertRule): Promise<PriceAlert>;
  deleteAlert(id: string): Promise<unknown>;
}

export type AlertKind = AlertRule['kind'];

/** What the form says: something about the number, or about the alerts that there are. */
type AlertProblem = PriceProblem | 'same' | 'max' | 'maxAll';

function alertProblemOf(error: unknown): AlertProblem | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  if (error.code === 'CONFLICT') return 'same';
  const { data } = error as { data?: { fields?: Record<string, string> } };
  const rule = data?.fields?.['lineId'];
  return rule === 'max' || rule === 'maxAll' ? rule : undefined;
}

/** A person's price alerts on one line, and the form for one more or a changed one. Lives as long as its sheet. */
export class PriceAlertsStore {
  /** Undefined until they have come. */
  alerts: PriceAlert[] | undefined = undefined;
  /** Why they did not come. */
  error: unknown = undefined;
  kind: AlertKind = 'above';
  text = '';
  /** The alert that is being changed; empty for a new one. */
  editedId = '';
  problem: AlertProblem | undefined = undefined;
  isSubmitting = false;

  constructor(
    private readonly api: AlertApi,
    readonly lineId: string,
    private readonly unit: () => PriceUnit
  ) {
    makeAutoObservable<this, 'api' | 'unit'>(
      this,
      { api: false, unit: false, lineId: false, alerts: observableRef, error: observableRef },
      { autoBind: true }
    );
  }

  async load(): Promise<void> {
    this.error = undefined;
    try {
      const alerts = await this.api.listAlerts(this.lineId);
      runInAction(() => {
        this.alerts = alerts;
      });
    } catch (error) {
      runInAction(() => {
        this.error = error;
      });
    }
  }

  setKind(kind: AlertKind): void {
    // A price is no percentage.
    if ((kind === 'move') !== (this.kind === 'move')) this.text = '';
    this.kind = kind;
    this.problem = undefined;
  }

  setText(text: string): void {
    this.text = text;
    this.problem = undefined;
  }

  edit({ id, rule }: PriceAlert): void {
    this.editedId = id;
    this.kind = rule.kind;
    this.text = rule.kind === 'move' ? String(rule.changeBp / 100) : formatPriceInput(rule.priceFen, this.unit());
    this.problem = undefined;
  }

  stopEditing(): void {
    this.editedId = '';
    this.text = '';
    this.problem = undefined;
  }

  /**
   * Sends what was typed. Answers the alert as it stands now; undefined when something is wrong with the input, which
   * `problem` names, or when it is under way already. Rejects with what the server did not do.
   */
  async submit(): Promise<PriceAlert | undefined> {
    const rule = this.isSubmitting ? undefined : this.parseRule();
    if (!rule) return undefined;
    this.isSubmitting = true;
    try {
      const { editedId, lineId } = this;
      const alert = await (editedId ? this.api.changeAlert(editedId, rule) : this.api.createAlert(lineId, rule));
      runInAction(() => {
        this.alerts = [...(this.alerts ?? []).filter(({ id }) => id !== alert.id), alert];
        this.stopEditing();
      });
      return alert;
    } catch (error) {
      const problem = alertProblemOf(error);
      if (!problem) throw error;
      runInAction(() => {
        this.problem = problem;
      });
      return undefined;
    } finally {
      runInAction(() => {
        this.isSubmitting = false;
      });
    }
  }

  /** Takes the alert away at once, and brings it back when the server did not. Rejects with the reason. */
  async remove(id: string): Promise<void> {
    const before = this.alerts;
    this.alerts = before?.filter((alert) => alert.id !== id);
    if (this.editedId === id) this.stopEditing();
    try {
      await this.api.deleteAlert(id);
    } catch (error) {
      runInAction(() => {
        this.alerts = before;
      });
      throw error;
    }
  }

  private parseRule(): AlertRule | undefined {
    if (this.kind === 'move') {
      const percent = parsePercent(this.text);
      if ('basisPoints' in percent) return { kind: 'move', changeBp: percent.basisPoints };
      this.problem = percent.problem;
      return undefined;
    }
    const price = parsePrice(this.text, this.unit());
    if ('fen' in price) return { kind: this.kind, priceFen: price.fen };
    this.problem = price.problem;
    return undefined;
  }
}
