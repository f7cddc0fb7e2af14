import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { StepBudgets } from '../harness/Steps';

interface Budgets {
  /** Bytes of the scripts that run between the tap and the opened page at rest. */
  openScriptBytes: number;
  /** Bytes of all setData calls of a tap that draws another list. */
  listTapBytes: number;
  steps: StepBudgets;
}

function weappBudgets(): Budgets {
  const file = path.join(__dirname, '../../../config/budgets.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { weapp: Budgets }).weapp;
}

/** Returns `weapp.steps` of config/budgets.json. */
export const stepBudgets = (): StepBudgets => weappBudgets().steps;

/** Returns `weapp.openScriptBytes` of config/budgets.json. */
export const openScriptBudget = (): number => weappBudgets().openScriptBytes;

/** Returns `weapp.listTapBytes` of config/budgets.json. */
export const listTapBudget = (): number => weappBudgets().listTapBytes;
