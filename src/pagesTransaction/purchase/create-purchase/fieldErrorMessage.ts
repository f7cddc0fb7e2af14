import { problemMessage } from '../../problemMessage';
import type { CreatePurchaseStore } from './CreatePurchase.store';
import { createPurchaseMessages } from './locale/messages';

/** Returns the error message of a field that was touched or submitted; undefined when it is valid. */
export const fieldErrorMessage = ({ form }: Pick<CreatePurchaseStore, 'form'>, field: string): string | undefined =>
  problemMessage(field, form.problemOf(field), createPurchaseMessages().problems);
