import { makeAutoObservable, runInAction } from 'mobx';
import type { AlertRule, PriceAlert } from '@contract/priceAlert';
import { fieldErrorsOf, isApiError } from '@/lib/ApiError';
import type { PriceUnit } from '@/lib/priceUnit';
import { Resource } from '@/request/Resource';
import { formatPriceInput, parsePercent, parsePrice, type PriceProblem } from './priceInput';

interface AlertApi {
  listAlerts(lineId: string): Promise<PriceAlert[]>;
  createAlert(lineId: string, rule: AlertRule): Promise<PriceAlert>;
  changeAlert(id: string, rule: AlertRule): Promise<PriceAlert>;
  deleteAlert(id: string): Promise<unknown>;
}

export type AlertKind = AlertRule['kind'];

/** Error shown in the form: about the number, or about a conflict with existing alerts. */
type AlertProblem = PriceProblem | 'same' | 'max' | 'maxAll';

function alertProblemOf(error: unknown): AlertProblem | undefined {
  if (isApiError(error, 'CONFLICT')) return 'same';
  const rule = fieldErrorsOf(error)['lineId'];
  return rule === 'max' || rule === 'maxAll' ? rule : undefined;
}

/** The user's price alerts on a line, with the form to add or edit one. Lives as long as its sheet. */
export class PriceAlertsStore {
  kind: AlertKind = 'above';
  text = '';
  /** Id of the alert that is being edited; empty for a new one. */
  editedId = '';
  problem: AlertProblem | undefined = undefined;
  isSubmitting = false;
  private readonly resource: Resource<PriceAlert[]>;

  constructor(
    private readonly api: AlertApi,
    readonly lineId: string,
    private readonly unit: () => PriceUnit
  ) {
    this.resource = new Resource(() => api.listAlerts(lineId));
    makeAutoObservable<this, 'api' | 'unit' | 'resource'>(
      this,
      { api: false, unit: false, lineId: false, resource: false },
      { autoBind: true }
    );
  }

  /** Null until loaded. */
  get alerts(): PriceAlert[] | null {
    return this.resource.value;
  }

  /** Error of the last load. */
  get error(): unknown {
    return this.resource.error;
  }

  /** Never rejects: a failure is stored in `error`. */
  load(): Promise<boolean> {
    return this.resource.load();
  }

  setKind(kind: AlertKind): void {
    // A typed price cannot be reused as a percentage, or the reverse.
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
   * Sends the form.
   * @returns the saved alert; undefined when the input is invalid (see `problem`) or a submission is pending
   * @throws ApiError of the call that the input did not cause
   */
  async submit(): Promise<PriceAlert | undefined> {
    const rule = this.isSubmitting ? undefined : this.parseRule();
    if (!rule) return undefined;
    this.isSubmitting = true;
    try {
      const alert = await this.save(rule);
      this.stopEditing();
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

  /**
   * Removes the alert optimistically.
   * @throws ApiError of the call, which then restores it
   */
  async remove(id: string): Promise<void> {
    const before = this.alerts ?? [];
    this.resource.show(before.filter((alert) => alert.id !== id));
    if (this.editedId === id) this.stopEditing();
    try {
      await this.api.deleteAlert(id);
    } catch (error) {
      this.restore(id, before);
      throw error;
    }
  }

  /** Shows one alert again; the others may have been removed, added or changed since. */
  private restore(id: string, before: readonly PriceAlert[]): void {
    const index = before.findIndex((alert) => alert.id === id);
    const { alerts } = this;
    if (index === -1 || alerts === null || alerts.some((alert) => alert.id === id)) return;
    this.resource.show([...alerts.slice(0, index), ...before.slice(index, index + 1), ...alerts.slice(index)]);
  }

  /** Saves the alert and shows it in the list, which is loaded unless it is known. */
  private async save(rule: AlertRule): Promise<PriceAlert> {
    const { editedId, lineId, resource } = this;
    const isListKnown = this.alerts !== null && !resource.isLoading;
    const saving = editedId ? this.api.changeAlert(editedId, rule) : this.api.createAlert(lineId, rule);
    if (isListKnown) {
      await resource.showAnswer(async () => {
        const saved = await saving;
        return [...(this.alerts ?? []).filter(({ id }) => id !== saved.id), saved];
      });
    } else {
      await saving;
      await resource.load();
    }
    return saving;
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
