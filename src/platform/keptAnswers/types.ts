/** Answers that this device has kept, which are shown while the server cannot be reached. */
export interface KeptAnswersPlatform {
  /**
   * Notes whether the server answered, or a copy is shown in its place: then the app behaves as without a network.
   * @param headers headers of the answer, by their names in lower case; a copy has `KEPT_AT_HEADER`
   */
  noteAnswer(headers: Readonly<Record<string, string>> | undefined): void;
  /** Returns the age of what is shown (epoch ms), given the time at which the page has loaded it. */
  shownSince(loadedAtMs: number): number;
}
