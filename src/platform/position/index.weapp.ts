import Taro from '@tarojs/taro';
import { coarsePosition } from '@/lib/coarsePosition';
import { withPermission } from '../weapp/withPermission';
import type { PositionPlatform } from './types';

export const canLocate: PositionPlatform['canLocate'] = () => true;

/** WeChat's own blurred position, which is sufficient. */
export const locate: PositionPlatform['locate'] = () =>
  withPermission('position', () => Taro.getFuzzyLocation({ type: 'wgs84' })).then(
    (location) => location && coarsePosition(location.latitude, location.longitude),
    () => null
  );
