import { observable } from 'mobx';

interface SuggestedForm<Values> {
  readonly values: Values;
  set(changes: Partial<Values>): void;
}

const isEmpty = (value: unknown) => value === '' || value === false || (Array.isArray(value) && value.length === 0);
/** Texts that papers have exactly as they are to be typed. */
const EXACT = ['realName', 'idNumber', 'name', 'uscc', 'legalPerson'];
const isSame = (one: unknown, other: unknown) => String(one) === String(other);

/** What was read for a form and stands in it until the person changes it: to be checked. */
export class Suggestions<Values extends object> {
  /** By field, with what was read together with it. */
  private readonly read = observable.map<string, Partial<Values>>([], { deep: false });
  /** What the paper says where something else was typed, by field. */
  private readonly others = observable.map<string, string>();

  constructor(private readonly form: SuggestedForm<Values>) {}

  /**
   * Fills in what was read, each part only where all of its fields are empty: nothing that was typed is lost. Answers how
   * many parts were.
   */
  fill(parts: readonly Partial<Values>[]): number {
    const fitting = parts.filter((part) => Object.keys(part).every((field) => isEmpty(this.valueOf(field))));
    this.others.clear();
    for (const [field, text] of parts.flatMap((part) => Object.entries(part))) {
      if (EXACT.includes(field) && !isEmpty(this.valueOf(field))) this.others.set(field, String(text));
    }
    for (const part of fitting) {
      this.form.set(part);
      for (const field of Object.keys(part)) this.read.set(field, part);
    }
    return fitting.length;
  }

  /** True while a field holds what was read. */
  has(field: string): boolean {
    const part = this.read.get(field);
    return part !== undefined && Object.entries(part).every(([name, value]) => isSame(this.valueOf(name), value));
  }

  /** What the paper says, where a field holds something else. */
  otherOf(field: string): string | undefined {
    const text = this.others.get(field);
    return text === undefined || isSame(this.valueOf(field), text) ? undefined : text;
  }

  /** Whether the paper says something else in any field. */
  get differs(): boolean {
    return [...this.others.keys()].some((field) => this.otherOf(field) !== undefined);
  }

  private valueOf(field: string): unknown {
    return this.form.values[field as keyof Values];
  }
}
