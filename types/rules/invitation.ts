export const MAX_CONTACT_NAME = 10;
/** On a poster, in one or two lines. */
export const MAX_SLOGAN = 20;
/** To a contact, between how they are called and the link. */
export const MAX_INVITE_MESSAGE = 100;

const tooLong = (text: string, max: number) => ([...text].length > max ? 'maxLength' : undefined);

/** How somebody calls a contact whom they invite; may be empty. */
export const contactNameProblem = (name: string): 'maxLength' | undefined => tooLong(name, MAX_CONTACT_NAME);

/** What stands on a poster; may be empty: then it is what is suggested. */
export const sloganProblem = (slogan: string): 'maxLength' | undefined => tooLong(slogan, MAX_SLOGAN);

/** What is written to a contact; may be empty: then it is what is suggested. */
export const inviteMessageProblem = (message: string): 'maxLength' | undefined => tooLong(message, MAX_INVITE_MESSAGE);
