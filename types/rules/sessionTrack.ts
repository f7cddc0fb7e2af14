/** Topics of sessions. */
export const sessionTracks = [
  'ceremony',
  'market',
  'industry',
  'standard',
  'technology',
  'trade',
  'investment',
  'visit'
] as const;
