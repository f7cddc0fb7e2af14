import type { PermissionDenialPlatform } from './types';
import { setDenialExplainer } from '../weapp/withPermission';

export const onPermissionDenied: PermissionDenialPlatform['onPermissionDenied'] = setDenialExplainer;
