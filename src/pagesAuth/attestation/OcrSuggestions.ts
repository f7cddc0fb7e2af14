import { observable } from 'mobx';

interface SuggestedForm<Values> {
  readonly values: Values;
  set(changes: Partial<Values>): void;
}

const isEmpty = (value: unknown) => value === '' || value === false || (Array.isArray(value) && value.length === 0);
/** Fields whose text must equal the document exactly. */
const EXACT_FIELDS = ['realName', 'idNumber', 'name', 'uscc', 'legalPerson'];
const isSame = (one: unknown, other: unknown) => String(one) === String(other);

/** Tracks fields filled in by OCR; the user should check each until they have changed it. */
export class OcrSuggestions<Values extends object> {
  /** The recognised values by field, each with the whole group recognised together. */
  private readonly recognised = observable.map<string, Partial<Values>>([], { deep: false });
  /** Recognised values that differ from what the user entered, by field. */
  private readonly conflicts = observable.map<string, string>();

  constructor(private readonly form: SuggestedForm<Values>) {}

  /**
   * Fills in the groups whose fields are all empty, so entered values are never overwritten.
   * @returns the number of groups filled in
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

  /** True while a field still holds the recognised value. */
  has(field: string): boolean {
    const group = this.recognised.get(field);
    return group !== undefined && Object.entries(group).every(([name, value]) => isSame(this.valueOf(name), value));
  }

  /** The recognised value when the field holds another one. */
  conflictingValue(field: string): string | undefined {
    const text = this.conflicts.get(field);
    return text === undefined || isSame(this.valueOf(field), text) ? undefined : text;
  }

  /** True when any field differs from the recognised value. */
  get hasConflicts(): boolean {
    return [...this.conflicts.keys()].some((field) => this.conflictingValue(field) !== undefined);
  }

  private valueOf(field: string): unknown {
    return this.form.values[field as keyof Values];
  }
}
