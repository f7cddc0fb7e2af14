export interface DeviceFilesPlatform {
  /**
   * Returns the bytes of the files that the app has created on this device for sharing, and of the copies that its service
   * worker keeps. Never rejects.
   */
  deviceFileBytes(): Promise<number>;
  /** Removes them. Never rejects: files in use stay. */
  removeDeviceFiles(): Promise<void>;
}
