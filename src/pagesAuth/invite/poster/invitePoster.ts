export const inviteTemplates = ['paper', 'vermilion', 'harvest', 'windows'] as const;
export type InviteTemplate = (typeof inviteTemplates)[number];

/** What an invitation poster tells. All texts come in the reader's language. */
export interface InvitePoster {
  template: InviteTemplate;
  name: string;
  /** Full address of the person's own picture; without one the surname stands there. */
  avatar: string | undefined;
  slogan: string;
  code: string;
  texts: {
    /** Below the name, such as 邀请你来香市. */
    invites: string;
    /** What 香市 is good for, three short lines. */
    points: readonly string[];
    code: string;
    scan: string;
    expires: string;
    illustration: string;
  };
}
