import { coarsePosition } from '@/lib/coarsePosition';
import type { PositionPlatform } from './types';

const timeoutMs = 8_000;
/** Users do not travel far in ten minutes. */
const maxAgeMs = 600_000;

export const canLocate: PositionPlatform['canLocate'] = () => 'geolocation' in navigator && window.isSecureContext;

export const locate: PositionPlatform['locate'] = () =>
  new Promise((resolve) => {
    if (!canLocate()) {
      resolve(null);
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(coarsePosition(coords.latitude, coords.longitude)),
      () => resolve(null),
      { enableHighAccuracy: false, timeout: timeoutMs, maximumAge: maxAgeMs }
    );
  });
