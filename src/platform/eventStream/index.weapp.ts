import type { EventStreamPlatform } from './types';

export const openEventStream: EventStreamPlatform['openEventStream'] = undefined;
