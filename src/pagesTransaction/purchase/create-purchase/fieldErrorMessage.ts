import { problemMessage } from '../../problemMessage';
import type { CreatePurchaseStore } from './CreatePurchase.store';
import { createPurchaseMessages } from './locale/messages';

/** The sentence under a field: what is wrong with it, once it was left or sent. */
export const fieldErrorMessage = ({ form }: Pick<CreatePurchaseStore, 'form'>, field: string): string | undefined =>
  problemMessage(field, form.problemOf(field), createPurchaseMessages().problems);
