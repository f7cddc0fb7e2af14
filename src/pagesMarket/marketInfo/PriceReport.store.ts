import { makeAutoObservable, runInAction } from 'mobx';
import type { NewReport, PriceReport, ReportKind } from '@contract/priceReport';
import type { UploadsStore } from '@/components/upload/Uploads.store';
import type { PriceUnit } from '@/lib/priceUnit';
import { uploadUri } from '@/platform/assetUri/uploadUri';
import { Resource } from '@/request/Resource';
import { formatPriceInput, parsePrice, type PriceProblem } from './priceInput';

interface ReportApi {
  getReport(lineId: string): Promise<PriceReport | null>;
  sendReport(report: NewReport): Promise<PriceReport>;
}

export const reportKinds: readonly ReportKind[] = ['tooHigh', 'tooLow', 'outdated', 'wrongGrade', 'other'];
export const MAX_REASON_LENGTH = 140;
export const MAX_PHOTOS = 3;

/** A user's report of a wrong price of a line on a day. Keeps its input until the sheet is opened again. */
export class PriceReportStore {
  kind: ReportKind | undefined = undefined;
  price = '';
  reason = '';
  isKindMissing = false;
  isReasonMissing = false;
  priceProblem: Exclude<PriceProblem, 'required'> | undefined = undefined;
  isSubmitting = false;
  /** The user's last report on the line. */
  private readonly resource: Resource<{ report: PriceReport | null }>;

  constructor(
    private readonly api: ReportApi,
    readonly subject: { lineId: string; date: string },
    private readonly unit: () => PriceUnit,
    readonly photos: UploadsStore
  ) {
    this.resource = new Resource(async () => ({ report: await api.getReport(subject.lineId) }), { missingCodes: [] });
    makeAutoObservable<this, 'api' | 'unit' | 'resource'>(
      this,
      { api: false, unit: false, subject: false, photos: false, resource: false },
      { autoBind: true }
    );
  }

  /** True when an open report of the same day exists; sending replaces it. */
  get isReplacing(): boolean {
    return this.replaced !== null;
  }

  /** Fills the form with the open report of the same day, if there is one. Never rejects. */
  async load(): Promise<void> {
    const isLatest = await this.resource.load();
    const { error } = this.resource;
    if (error !== undefined) console.warn('the earlier report was not loaded', error);
    if (isLatest && this.replaced) this.fillIn(this.replaced);
  }

  setKind(kind: ReportKind): void {
    this.kind = kind;
    this.isKindMissing = false;
    this.isReasonMissing = false;
  }

  setPrice(price: string): void {
    this.price = price;
    this.priceProblem = undefined;
  }

  setReason(reason: string): void {
    this.reason = reason;
    this.isReasonMissing = false;
  }

  /**
   * Waits for the photos, then sends the report.
   * @returns false when nothing was sent; the field errors then say why
   * @throws ApiError of the call
   */
  async submit(): Promise<boolean> {
    if (this.isSubmitting) return false;
    if (!this.validate()) return false;
    this.isSubmitting = true;
    try {
      // Uploads may take long: validate again to include what was typed meanwhile.
      const isComplete = await this.photos.settle();
      const report = this.validate();
      if (!isComplete || !report) return false;
      await this.resource.showAnswer(async () => ({ report: await this.api.sendReport(report) }));
      return true;
    } finally {
      runInAction(() => {
        this.isSubmitting = false;
      });
    }
  }

  private get replaced(): PriceReport | null {
    const report = this.resource.value?.report;
    return report?.status === 'open' && report.date === this.subject.date ? report : null;
  }

  private fillIn({ kind, suggestedFen, reason, images }: PriceReport): void {
    // Keep input that was typed during the load.
    if (this.kind !== undefined || this.price || this.reason || this.photos.items.length > 0) return;
    this.kind = kind;
    this.price = suggestedFen === null ? '' : formatPriceInput(suggestedFen, this.unit());
    this.reason = reason;
    this.photos.restore(images, uploadUri);
  }

  private validate(): NewReport | undefined {
    const { kind, subject } = this;
    const reason = this.reason.trim();
    this.isKindMissing = kind === undefined;
    this.isReasonMissing = kind === 'other' && reason === '';
    const price = this.price.trim() === '' ? { fen: null } : parsePrice(this.price, this.unit());
    this.priceProblem = 'problem' in price && price.problem !== 'required' ? price.problem : undefined;
    if (kind === undefined || this.isReasonMissing || !('fen' in price)) return undefined;
    return { ...subject, kind, suggestedFen: price.fen, reason, images: this.photos.urls };
  }
}
