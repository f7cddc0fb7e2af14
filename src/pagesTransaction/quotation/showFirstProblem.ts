import { showField } from '@/components/form/formField';

/** Pixels of bar and request, which stay in view above the form. */
const CLEAR_OF_TOP_PX = 190;

/** Leads to the first field that keeps the form from being sent. */
export function showFirstProblem({ problems }: { problems: Partial<Record<string, string>> }): void {
  const [field] = Object.keys(problems);
  if (field !== undefined) showField(field, CLEAR_OF_TOP_PX);
}
