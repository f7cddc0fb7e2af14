import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { StepBudgets } from '../harness/Steps';

/** Returns `weapp.steps` of config/budgets.json. */
export function stepBudgets(): StepBudgets {
  const file = path.join(__dirname, '../../../config/budgets.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { weapp: { steps: StepBudgets } }).weapp.steps;
}
