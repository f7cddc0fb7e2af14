import { defineEvent } from '../../domainEvent';

/** A company was dissolved: it has no members, and nothing can be offered in its name any more. */
export const companyDissolved = defineEvent<{ companyId: string }>();

/** Name, owner or verification of a company changed. */
export const companyChanged = defineEvent<{ companyId: string }>();

/** Another member became the owner. */
export const companyTransferred = defineEvent<{ companyId: string; ownerId: string }>();

/** A member left a company, or was removed from it. */
export const companyMemberLeft = defineEvent<{ companyId: string; userId: string }>();
