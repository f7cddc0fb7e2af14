import type { RefusalPlatform } from './refusal.types';

export const onRefusal: RefusalPlatform['onRefusal'] = () => undefined;
