import Taro from '@tarojs/taro';
import { coarsePosition } from '@/lib/coarsePosition';
import type { PositionPlatform } from './position.types';

export const canLocate: PositionPlatform['canLocate'] = () => true;

/** WeChat's own blurred position, which is all that is needed. */
export const locate: PositionPlatform['locate'] = () =>
  Taro.getFuzzyLocation({ type: 'wgs84' }).then(
    ({ latitude, longitude }) => coarsePosition(latitude, longitude),
    () => null
  );
