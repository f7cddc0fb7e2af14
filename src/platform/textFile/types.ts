/** A way to deliver a text file to the user. */
type DeliveryMethod = 'download' | 'send' | 'copy';

export interface TextFilePlatform {
  /** Methods of this platform, in order of preference. */
  methods: readonly DeliveryMethod[];
  /**
   * Must be called from a tap, which the platforms require. Resolves with whether the user confirmed.
   * @throws Error when the platform refuses
   */
  deliver(method: DeliveryMethod, file: { name: string; text: string }): Promise<boolean>;
}
