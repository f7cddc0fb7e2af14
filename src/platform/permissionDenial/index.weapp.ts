import { setDenialExplainer } from '../weapp/withPermission';
import type { PermissionDenialPlatform } from './types';

export const onPermissionDenied: PermissionDenialPlatform['onPermissionDenied'] = setDenialExplainer;
