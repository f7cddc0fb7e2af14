export interface UnloadAlert {
  /** The platform asks itself before every way back out of the page; otherwise only before the app is closed. */
  coversBack: boolean;
  /** Asks before the page is lost, in the platform's own window. Answers how to stop. */
  warnBeforeUnload(message: string): () => void;
}
