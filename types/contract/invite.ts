import { Type } from '@sinclair/typebox';
import { Empty } from './common';

export const inviteCalls = {
  /** Binds the inviter, once and for ever. Error: INVITE_REFUSED. */
  'POST /api/front/invite/setInvitationCode': {
    input: Type.Object({ inviterCode: Type.String({ minLength: 4, maxLength: 32 }) }, { additionalProperties: false }),
    data: Empty,
    auth: 'member',
    inQuery: true
  },
  /** The masked name behind an invite code, null when there is none. */
  'POST /api/front/invite/getInviterName': {
    input: Type.Object({ inviterCode: Type.String({ minLength: 4, maxLength: 32 }) }, { additionalProperties: false }),
    data: Type.Object({ name: Type.Union([Type.String(), Type.Null()]) })
  }
} as const;
