import Taro from '@tarojs/taro';
import { coarsePosition } from '@/lib/coarsePosition';
import type { PositionPlatform } from './position.types';
import { attempt } from './weapp/attempt';

export const canLocate: PositionPlatform['canLocate'] = () => true;

/** WeChat's own blurred position, which is all that is needed. */
export const locate: PositionPlatform['locate'] = () =>
  attempt('position', () => Taro.getFuzzyLocation({ type: 'wgs84' })).then(
    (place) => place && coarsePosition(place.latitude, place.longitude),
    () => null
  );
