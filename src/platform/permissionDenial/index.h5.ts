import type { PermissionDenialPlatform } from './types';

export const onPermissionDenied: PermissionDenialPlatform['onPermissionDenied'] = () => undefined;

export const onPrivacyNeeded: PermissionDenialPlatform['onPrivacyNeeded'] = () => undefined;
