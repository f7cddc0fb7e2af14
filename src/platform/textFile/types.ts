/** A way to give the reader a text file. */
type DeliveryMethod = 'download' | 'send' | 'copy';

export interface TextFilePlatform {
  /** The ways of this platform, the best first. */
  methods: readonly DeliveryMethod[];
  /**
   * Called from a tap, which the platforms ask for. Answers whether the person went through with it; rejects when the
   * platform refuses.
   */
  deliver(method: DeliveryMethod, file: { name: string; text: string }): Promise<boolean>;
}
