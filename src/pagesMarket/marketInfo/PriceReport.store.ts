import { makeAutoObservable, runInAction } from 'mobx';
import type { NewReport, PriceReport, ReportKind } from '@contract/priceReport';
import type { UploadsStore } from '@/components/upload/Uploads.store';
import type { PriceUnit } from '@/lib/priceUnit';
import { uploadUri } from '@/platform/assetUri/uploadUri';
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
  /** True when an open report of the same day exists; sending replaces it. */
  isReplacing = false;
  isSubmitting = false;

  constructor(
    private readonly api: ReportApi,
    readonly subject: { lineId: string; date: string },
    private readonly unit: () => PriceUnit,
    readonly photos: UploadsStore
  ) {
    makeAutoObservable<this, 'api' | 'unit'>(
      this,
      { api: false, unit: false, subject: false, photos: false },
      { autoBind: true }
    );
  }

  /** Fills the form with the open report of the same day, if there is one. Never rejects. */
  async load(): Promise<void> {
    try {
      const report = await this.api.getReport(this.subject.lineId);
      if (report?.status !== 'open' || report.date !== this.subject.date) return;
      runInAction(() => {
        this.isReplacing = true;
        // Keep input that was typed during the load.
        if (this.kind !== undefined || this.price || this.reason || this.photos.items.length > 0) return;
        this.kind = report.kind;
        this.price = report.suggestedFen === null ? '' : formatPriceInput(report.suggestedFen, this.unit());
        this.reason = report.reason;
        this.photos.restore(report.images, uploadUri);
      });
    } catch (error) {
      console.warn('the earlier report was not loaded', error);
    }
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
      await this.api.sendReport(report);
      runInAction(() => {
        this.isReplacing = true;
      });
      return true;
    } finally {
      runInAction(() => {
        this.isSubmitting = false;
      });
    }
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
