import type { RefusalPlatform } from './refusal.types';
import { explainBy } from './weapp/attempt';

export const onRefusal: RefusalPlatform['onRefusal'] = explainBy;
