/** A way to give the reader a text file. */
type FileWay = 'download' | 'send' | 'copy';

export interface TextFilePlatform {
  /** The ways of this platform, the best first. */
  ways: readonly FileWay[];
  /** Called from a tap, which the platforms ask for. Rejects when the person or the platform refuses. */
  handOver(way: FileWay, file: { name: string; text: string }): Promise<void>;
}
