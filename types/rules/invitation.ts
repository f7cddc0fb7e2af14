export const MAX_CONTACT_NAME = 10;
/** Fits one or two lines of a poster. */
export const MAX_SLOGAN = 20;
/** Length of the invitation message between the contact's name and the link. */
export const MAX_INVITE_MESSAGE = 100;

const tooLong = (text: string, max: number) => ([...text].length > max ? 'maxLength' : undefined);

/** Returns the problem of the user's name for an invited contact; empty is allowed. */
export const contactNameProblem = (name: string): 'maxLength' | undefined => tooLong(name, MAX_CONTACT_NAME);

/** Returns the problem of a poster's slogan; empty is allowed and means the suggested one. */
export const sloganProblem = (slogan: string): 'maxLength' | undefined => tooLong(slogan, MAX_SLOGAN);

/** Returns the problem of an invitation message; empty is allowed and means the suggested one. */
export const inviteMessageProblem = (message: string): 'maxLength' | undefined => tooLong(message, MAX_INVITE_MESSAGE);
