import type { GoodsForm } from '@contract/goods';
import { goodsNames } from '@rules/goodsNames';

/** Form values of the goods of a listing. */
export interface GoodsValues {
  varietyId: string | null;
  varietyName: string;
  /** Free-text name instead of a listed variety. */
  otherVariety: string;
  gradeId: string | null;
  gradeName: string;
  /** Free-text specification instead of a listed grade. */
  specText: string;
  form: GoodsForm | null;
}

/** Returns the names of the goods for a title: variety and grade. Empty until the variety is known. */
export function titleNames({
  varietyId,
  varietyName,
  otherVariety,
  gradeName,
  specText
}: Omit<GoodsValues, 'gradeId' | 'form'>): string[] {
  const variety = varietyId === null ? otherVariety.trim() : varietyName;
  return variety === '' ? [] : goodsNames(variety, gradeName || specText);
}

export const goodsFields = ['varietyId', 'otherVariety', 'gradeId', 'specText', 'form'] as const;

/** Section of a form that holds the goods. */
export interface GoodsFormSection {
  readonly values: GoodsValues;
  set(changes: Partial<GoodsValues>): void;
  touch(field: string): void;
}
