import type { EventStreamPlatform } from './eventStream.types';

export const openEventStream: EventStreamPlatform['openEventStream'] = undefined;
