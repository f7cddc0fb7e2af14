import type { PermissionDenialPlatform } from './permissionDenial.types';

export const onPermissionDenied: PermissionDenialPlatform['onPermissionDenied'] = () => undefined;
