export const inviteTemplates = ['paper', 'vermilion', 'harvest', 'windows'] as const;
export type InviteTemplate = (typeof inviteTemplates)[number];

/** Content of an invitation poster, in the user's language. */
export interface InvitePoster {
  template: InviteTemplate;
  name: string;
  /** Absolute URL of the user's picture; undefined shows the surname instead. */
  avatar: string | undefined;
  slogan: string;
  code: string;
  texts: {
    /** Line below the name, such as 邀请你来香市. */
    invites: string;
    /** Three short lines with the benefits of 香市. */
    points: readonly string[];
    code: string;
    scan: string;
    expires: string;
    illustration: string;
  };
}
