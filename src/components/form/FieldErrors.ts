import { makeAutoObservable, observable } from 'mobx';

/** What is said about the fields of one form: which were left, what the server refused, what a reviewer did. */
export class FieldErrors {
  private areAllTouched = false;
  private readonly touched = observable.set<string>();
  private readonly serverErrors = observable.map<string, string>();
  private readonly reviewReasons = observable.map<string, string>();

  constructor() {
    makeAutoObservable<this, 'touched' | 'serverErrors' | 'reviewReasons'>(this, {
      touched: false,
      serverErrors: false,
      reviewReasons: false
    });
  }

  touch(field: string): void {
    this.touched.add(field);
  }

  /** The form was to be sent: from now on everything that is missing is said. */
  touchAll(): void {
    this.areAllTouched = true;
  }

  setServerError(field: string, problem: string): void {
    this.serverErrors.set(field, problem);
  }

  /** A new try: what the server refused the last time may be right now. */
  clearServerErrors(): void {
    this.serverErrors.clear();
  }

  /** @param reviewReasons why a reviewer refused: of a field, or of the whole (`field` empty) */
  setReviewReasons(reviewReasons: readonly { field: string; text: string }[]): void {
    for (const { field, text } of reviewReasons) this.reviewReasons.set(field, text);
  }

  /** Something else stands in them now. */
  clear(fields: readonly string[]): void {
    for (const field of fields) {
      this.serverErrors.delete(field);
      this.reviewReasons.delete(field);
    }
  }

  /** What is to be shown of a field: what the server refused, or `problem` once it was left or the form was sent. */
  problemOf(field: string, problem: string | undefined): string | undefined {
    const serverError = this.serverErrors.get(field);
    if (serverError !== undefined) return serverError;
    return this.areAllTouched || this.touched.has(field) ? problem : undefined;
  }

  reviewReasonOf(field: string): string | undefined {
    return this.reviewReasons.get(field);
  }
}
