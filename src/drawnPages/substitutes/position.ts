import type { PositionPlatform } from '@/platform/position/types';

export const canLocate: PositionPlatform['canLocate'] = () => false;

export const locate: PositionPlatform['locate'] = () => Promise.resolve(null);
