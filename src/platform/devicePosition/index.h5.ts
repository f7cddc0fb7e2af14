import { toGcj02 } from '@/lib/gcj02';
import type { DevicePositionPlatform } from './types';

const timeoutMs = 8_000;
const maxAgeMs = 15_000;

export const readDevicePosition: DevicePositionPlatform['readDevicePosition'] = () =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator) || !window.isSecureContext) {
      resolve(null);
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve(toGcj02({ latitude, longitude })),
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'refused' : null),
      { enableHighAccuracy: true, timeout: timeoutMs, maximumAge: maxAgeMs }
    );
  });
