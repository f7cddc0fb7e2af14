import { observable } from 'mobx';

interface SuggestedForm<Values> {
  readonly values: Values;
  set(changes: Partial<Values>): void;
}

const isEmpty = (value: unknown) => value === '' || value === false || (Array.isArray(value) && value.length === 0);
/** Texts that papers have exactly as they are to be typed. */
const EXACT_FIELDS = ['realName', 'idNumber', 'name', 'uscc', 'legalPerson'];
const isSame = (one: unknown, other: unknown) => String(one) === String(other);

/** What was read for a form and stands in it until the person changes it: to be checked. */
export class OcrSuggestions<Values extends object> {
  /** By field, with what was read together with it. */
  private readonly recognised = observable.map<string, Partial<Values>>([], { deep: false });
  /** What the paper says where something else was typed, by field. */
  private readonly conflicts = observable.map<string, string>();

  constructor(private readonly form: SuggestedForm<Values>) {}

  /**
   * Fills in what was read, each part only where all of its fields are empty: nothing that was typed is lost. Answers how
   * many parts were.
   */
  fill(fieldGroups: readonly Partial<Values>[]): number {
    const applicable = fieldGroups.filter((group) => Object.keys(group).every((field) => isEmpty(this.valueOf(field))));
    this.conflicts.clear();
    for (const [field, text] of fieldGroups.flatMap((group) => Object.entries(group))) {
      if (EXACT_FIELDS.includes(field) && !isEmpty(this.valueOf(field))) this.conflicts.set(field, String(text));
    }
    for (const group of applicable) {
      this.form.set(group);
      for (const field of Object.keys(group)) this.recognised.set(field, group);
    }
    return applicable.length;
  }

  /** True while a field holds what was read. */
  has(field: string): boolean {
    const group = this.recognised.get(field);
    return group !== undefined && Object.entries(group).every(([name, value]) => isSame(this.valueOf(name), value));
  }

  /** What the paper says, where a field holds something else. */
  conflictingValue(field: string): string | undefined {
    const text = this.conflicts.get(field);
    return text === undefined || isSame(this.valueOf(field), text) ? undefined : text;
  }

  /** Whether the paper says something else in any field. */
  get hasConflicts(): boolean {
    return [...this.conflicts.keys()].some((field) => this.conflictingValue(field) !== undefined);
  }

  private valueOf(field: string): unknown {
    return this.form.values[field as keyof Values];
  }
}
