import { defineEvent } from '../../domainEvent';
import type { PublicPurchaseRow } from './purchase.tables';

/** A published request was closed by its owner; its row is locked. */
export const purchaseClosed = defineEvent<{ purchase: PublicPurchaseRow }>();

/** The texts of a request were erased with the account of its owner. */
export const purchaseTextsErased = defineEvent<{ purchaseId: string }>();
