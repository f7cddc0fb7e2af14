/** The version of user agreement and privacy policy in force: both change together. */
export const agreementVersion = '2026-11.4';

/** All there have been, the oldest first. */
const versions: readonly string[] = ['2026-11', '2026-11.2', '2026-11.3', agreementVersion];

export const isAgreementVersion = (version: string): boolean => versions.includes(version);

/** Whether one version came out after another; before every one of ours came what is none. */
export const isLaterAgreement = (version: string, than: string): boolean =>
  versions.indexOf(version) > versions.indexOf(than);
