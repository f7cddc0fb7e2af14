import { makeAutoObservable, runInAction } from 'mobx';
import type { NewReport, PriceReport, ReportKind } from '@contract/priceReport';
import type { UploadsStore } from '@/components/upload/Uploads.store';
import type { PriceUnit } from '@/lib/priceUnit';
import { uploadUri } from '@/platform/uploadUri';
import { parsePrice, formatPriceInput, type PriceProblem } from './priceInput';

interface ReportApi {
  getReport(lineId: string): Promise<PriceReport | null>;
  sendReport(report: NewReport): Promise<PriceReport>;
}

export const reportKinds: readonly ReportKind[] = ['tooHigh', 'tooLow', 'outdated', 'wrongGrade', 'other'];
export const MAX_REASON_LENGTH = 140;
export const MAX_PHOTOS = 3;

/** What a reader says is wrong with the price of a line on a day. Keeps it for the next time that the sheet opens. */
export class PriceReportStore {
  kind: ReportKind | undefined = undefined;
  price = '';
  reason = '';
  isKindMissing = false;
  isReasonMissing = false;
  priceProblem: Exclude<PriceProblem, 'required'> | undefined = undefined;
  /** An earlier report of this day waits for its answer: sending replaces it. */
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

  /** Puts the open report of the same day into the form. Without it the form is simply empty. */
  async load(): Promise<void> {
    try {
      const report = await this.api.getReport(this.subject.lineId);
      if (report?.status !== 'open' || report.date !== this.subject.date) return;
      runInAction(() => {
        this.isReplacing = true;
        // What was typed meanwhile stays.
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
   * Waits for the photos, then sends. Answers whether it was sent; if not, the fields say what is missing. Rejects with
   * what the server did not do.
   */
  async submit(): Promise<boolean> {
    if (this.isSubmitting) return false;
    if (!this.validate()) return false;
    this.isSubmitting = true;
    try {
      // A photo may take long: what is written meanwhile is sent, too.
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
