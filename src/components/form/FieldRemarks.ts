import { makeAutoObservable, observable } from 'mobx';

/** What is said about the fields of one form: which were left, what the server refused, what a reviewer did. */
export class FieldRemarks {
  private hasTried = false;
  private readonly left = observable.set<string>();
  private readonly refused = observable.map<string, string>();
  private readonly reasons = observable.map<string, string>();

  constructor() {
    makeAutoObservable<this, 'left' | 'refused' | 'reasons'>(this, { left: false, refused: false, reasons: false });
  }

  leave(field: string): void {
    this.left.add(field);
  }

  /** The form was to be sent: from now on everything that is missing is said. */
  tryAll(): void {
    this.hasTried = true;
  }

  refuse(field: string, problem: string): void {
    this.refused.set(field, problem);
  }

  /** A new try: what the server refused the last time may be right now. */
  forgetRefused(): void {
    this.refused.clear();
  }

  /** @param reasons why a reviewer refused: of a field, or of the whole (`field` empty) */
  hear(reasons: readonly { field: string; text: string }[]): void {
    for (const { field, text } of reasons) this.reasons.set(field, text);
  }

  /** Something else stands in them now. */
  change(fields: readonly string[]): void {
    for (const field of fields) {
      this.refused.delete(field);
      this.reasons.delete(field);
    }
  }

  /** What is to be shown of a field: what the server refused, or `problem` once it was left or the form was sent. */
  problemOf(field: string, problem: string | undefined): string | undefined {
    const refused = this.refused.get(field);
    if (refused !== undefined) return refused;
    return this.hasTried || this.left.has(field) ? problem : undefined;
  }

  reasonOf(field: string): string | undefined {
    return this.reasons.get(field);
  }
}
