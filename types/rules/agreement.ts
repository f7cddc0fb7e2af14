/** Current version of user agreement and privacy policy, which always change together. */
export const agreementVersion = '2026-11.8';

/** All published versions, oldest first. */
const versions: readonly string[] = [
  '2026-11',
  '2026-11.2',
  '2026-11.3',
  '2026-11.4',
  '2026-11.5',
  '2026-11.6',
  '2026-11.7',
  agreementVersion
];

export const isAgreementVersion = (version: string): boolean => versions.includes(version);

/** Returns whether `version` was published after `than`; an unknown version precedes all published ones. */
export const isLaterAgreement = (version: string, than: string): boolean =>
  versions.indexOf(version) > versions.indexOf(than);
