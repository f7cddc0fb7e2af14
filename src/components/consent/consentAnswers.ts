/** Answers of the consent panel; closing it is none. */
export const consentAnswers = { browseOnly: 0, agree: 1, agreeWithAnalytics: 2 } as const;
