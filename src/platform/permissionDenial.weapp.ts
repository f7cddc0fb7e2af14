import type { PermissionDenialPlatform } from './permissionDenial.types';
import { setDenialExplainer } from './weapp/withPermission';

export const onPermissionDenied: PermissionDenialPlatform['onPermissionDenied'] = setDenialExplainer;
