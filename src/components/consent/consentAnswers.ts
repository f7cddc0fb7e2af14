/** Answers of the consent panel; closing it counts as `browseOnly`. */
export const consentAnswers = { browseOnly: 0, agree: 1, agreeWithAnalytics: 2 } as const;
