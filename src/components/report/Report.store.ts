import { makeAutoObservable, runInAction } from 'mobx';
import type { ReportBody, ReportReason } from '@contract/report';

export type ReportTarget = Pick<ReportBody, 'targetType' | 'targetId'>;

export interface ReportApi {
  sendReport(report: ReportBody): Promise<null>;
}

/** A report being written. Lives as long as its sheet is open. */
export class ReportStore {
  reason: ReportReason | null = null;
  text = '';
  isSending = false;

  constructor(
    private readonly target: ReportTarget,
    private readonly api: ReportApi
  ) {
    makeAutoObservable<this, 'target' | 'api'>(this, { target: false, api: false }, { autoBind: true });
  }

  /** First missing field, or null when the report can be sent. */
  get missing(): 'reason' | 'text' | null {
    if (this.reason === null) return 'reason';
    return this.reason === 'other' && this.text.trim() === '' ? 'text' : null;
  }

  setReason(reason: ReportReason): void {
    this.reason = reason;
  }

  setText(text: string): void {
    this.text = text;
  }

  /**
   * Sends the report.
   * @returns false when a field is missing or another request is pending
   * @throws the error of the call
   */
  async send(): Promise<boolean> {
    if (this.reason === null || this.missing !== null || this.isSending) return false;
    this.isSending = true;
    try {
      await this.api.sendReport({ ...this.target, reason: this.reason, text: this.text.trim() });
      return true;
    } finally {
      runInAction(() => {
        this.isSending = false;
      });
    }
  }
}
