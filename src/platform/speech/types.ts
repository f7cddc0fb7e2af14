/** Reason of a failure: `refused` by the user or the system, silence, or the vendor's service is unreachable. */
export type SpeechFailure = 'refused' | 'silence' | 'network' | 'failed';

export interface SpeechListener {
  /** Recognized text so far; it may still change. */
  onText(text: string): void;
  /** Called once at the end. */
  onEnd(failure?: SpeechFailure): void;
}

export interface SpeechPlatform {
  /** Whether this device recognizes speech. */
  canListen(): boolean;
  /** Listens for one sentence of Mandarin. Returns a function that ends it early. */
  listen(listener: SpeechListener): () => void;
}
