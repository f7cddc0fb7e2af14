export interface DeviceFilesPlatform {
  /** Bytes of the files that the app has made on this device to hand them over. Never rejects. */
  deviceFileBytes(): Promise<number>;
  /** Removes them. Never rejects: what is in use stays. */
  removeDeviceFiles(): Promise<void>;
}
