import type { CloseReason } from '@contract/goods';
import type { OwnerActionChoice } from '../ownerActions';

/** Returns the ways to close a purchase request, one for each reason. */
export const closingChoices = (texts: Record<CloseReason, string>, done: string): readonly OwnerActionChoice[] =>
  (['dealt', 'cancelled'] as const).map((reason) => ({
    text: texts[reason],
    action: { action: 'close', reason },
    done
  }));
