export interface PositionPlatform {
  /** False where the platform has no location, or no https. */
  canLocate(): boolean;
  /**
   * Returns the position as `coarsePosition`; null when the user refuses or it is not found. The system asks: explain
   * before. Never rejects.
   */
  locate(): Promise<string | null>;
}
