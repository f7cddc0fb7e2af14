export interface PositionPlatform {
  /** False where the platform tells nobody where they are: no such thing, or no https. */
  canLocate(): boolean;
  /**
   * Where the device is, as `coarsePosition` says it; null when the person refuses or it is not found. The system asks
   * them: say before what for. Never rejects.
   */
  locate(): Promise<string | null>;
}
