/** A way to give the reader a text file. */
type FileWay = 'download' | 'send' | 'copy';

export interface TextFilePlatform {
  /** The ways of this platform, the best first. */
  ways: readonly FileWay[];
  /**
   * Called from a tap, which the platforms ask for. Answers whether the person went through with it; rejects when the
   * platform refuses.
   */
  handOver(way: FileWay, file: { name: string; text: string }): Promise<boolean>;
}
