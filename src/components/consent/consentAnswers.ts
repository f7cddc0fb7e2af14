/** What the panel answers with; closing it is browsing only. */
export const consentAnswers = { browseOnly: 0, agree: 1 } as const;
