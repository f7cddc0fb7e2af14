import type { CardStep } from './cardSteps';

/** Step that the next editor opens with. The address of the page has no room for it. */
let pendingStep: CardStep | undefined;

export function requestStep(step: CardStep): void {
  pendingStep = step;
}

/** Returns and clears the requested step. */
export function consumeStep(): CardStep | undefined {
  const step = pendingStep;
  pendingStep = undefined;
  return step;
}
