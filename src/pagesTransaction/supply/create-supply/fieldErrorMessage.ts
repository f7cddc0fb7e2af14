import { problemMessage } from '../../problemMessage';
import type { CreateSupplyStore } from './CreateSupply.store';
import { createSupplyMessages } from './locale/messages';

/** Returns the error message of a field that was touched or submitted; undefined when it is valid. */
export const fieldErrorMessage = ({ form }: Pick<CreateSupplyStore, 'form'>, field: string): string | undefined =>
  problemMessage(field, form.problemOf(field), createSupplyMessages().problems);
