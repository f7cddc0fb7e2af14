/** Why nothing was understood: `refused` by the person or the system, nothing said, the maker's service not reached. */
export type SpeechFailure = 'refused' | 'silence' | 'network' | 'failed';

export interface SpeechListener {
  /** What has been understood so far; it may still change. */
  onText(text: string): void;
  /** Once, whatever came of it. */
  onEnd(failure?: SpeechFailure): void;
}

export interface SpeechPlatform {
  /** Does this device turn speech into text? */
  canListen(): boolean;
  /** Listens for one sentence of Mandarin. Answers how to end it before the person does. */
  listen(listener: SpeechListener): () => void;
}
