import type { CurrentUser } from '@contract/user';
import { agreementVersion } from '@rules/agreement';

/** Builds a newly registered user, with the given changes. */
export function buildPerson(person: Partial<CurrentUser> = {}): CurrentUser {
  return {
    id: 'u1',
    nickname: '覃秀兰',
    avatarUrl: null,
    mobile: '138****8000',
    inviteCode: 'QXL8',
    hasPassword: false,
    verifications: [],
    verificationStatus: 'settled',
    company: null,
    companies: [],
    agreedVersion: agreementVersion,
    erasesAtMs: null,
    counts: {
      followedLines: 0,
      favouriteNews: 0,
      favouriteListings: 0,
      footprints: 0,
      invitedFriends: 0,
      dealsSold: 0,
      dealsBought: 0,
      cardVisitors: 0,
      holderEntries: 0
    },
    news: { receivedQuotations: 0, sentQuotations: 0, inquiries: 0, exchangeRequests: 0 },
    ...person
  };
}
