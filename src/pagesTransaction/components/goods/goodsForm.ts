import type { GoodsForm } from '@contract/goods';

/** What a listing is about, as a form holds it. */
export interface GoodsValues {
  varietyId: string | null;
  varietyName: string;
  /** In place of a variety of the list. */
  otherVariety: string;
  gradeId: string | null;
  gradeName: string;
  /** In place of a grade of the list. */
  specText: string;
  form: GoodsForm | null;
}

export const goodsFields = ['varietyId', 'otherVariety', 'gradeId', 'specText', 'form'] as const;

/** The part of a form that is about the goods. */
export interface GoodsFormSection {
  readonly values: GoodsValues;
  set(changes: Partial<GoodsValues>): void;
  touch(field: string): void;
}
