import type { Degrees } from '@/lib/gcj02';

export interface DevicePositionPlatform {
  /**
   * Returns where the device is, in GCJ-02 degrees, to be shown on its own screen: it never leaves the device (for what is
   * sent see `platform/position`). Null when it is not found. The system asks: explain before. Never rejects.
   */
  readDevicePosition(): Promise<Degrees | 'refused' | null>;
}
