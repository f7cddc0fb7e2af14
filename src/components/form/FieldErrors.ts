import { makeAutoObservable, observable } from 'mobx';

/**
 * Errors of the fields of one form: which fields were touched, what the server rejected, and the reviewer's reasons.
 */
export class FieldErrors {
  private areAllTouched = false;
  private readonly touched = observable.set<string>();
  /** Fields that are exempt from `areAllTouched`. */
  private readonly untouched = observable.set<string>();
  private readonly serverErrors = observable.map<string, string>();
  private readonly reviewReasons = observable.map<string, string>();

  constructor() {
    makeAutoObservable<this, 'touched' | 'untouched' | 'serverErrors' | 'reviewReasons'>(this, {
      touched: false,
      untouched: false,
      serverErrors: false,
      reviewReasons: false
    });
  }

  touch(field: string): void {
    this.touched.add(field);
    this.untouched.delete(field);
  }

  /** Hides the error of a field until it is touched again or the form submitted. */
  untouch(field: string): void {
    this.touched.delete(field);
    this.untouched.add(field);
  }

  /** Shows every missing field from now on. Called when the form is submitted. */
  touchAll(): void {
    this.areAllTouched = true;
    this.untouched.clear();
  }

  setServerError(field: string, problem: string): void {
    this.serverErrors.set(field, problem);
  }

  /** Clears the server's errors before a new attempt, which may succeed. */
  clearServerErrors(): void {
    this.serverErrors.clear();
  }

  /** @param reviewReasons the reviewer's reasons per field; an empty `field` applies to the whole form */
  setReviewReasons(reviewReasons: readonly { field: string; text: string }[]): void {
    for (const { field, text } of reviewReasons) this.reviewReasons.set(field, text);
  }

  /** Clears server errors and review reasons of fields whose value has changed. */
  clear(fields: readonly string[]): void {
    for (const field of fields) {
      this.serverErrors.delete(field);
      this.reviewReasons.delete(field);
    }
  }

  /**
   * Returns the error to show for a field: the server's, or else `problem` once the field was touched or the form
   * submitted.
   */
  problemOf(field: string, problem: string | undefined): string | undefined {
    const serverError = this.serverErrors.get(field);
    if (serverError !== undefined) return serverError;
    const isTouched = this.touched.has(field) || (this.areAllTouched && !this.untouched.has(field));
    return isTouched ? problem : undefined;
  }

  reviewReasonOf(field: string): string | undefined {
    return this.reviewReasons.get(field);
  }
}
