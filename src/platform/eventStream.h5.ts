import type { EventStreamPlatform } from './eventStream.types';

export const openEventStream: EventStreamPlatform['openEventStream'] =
  typeof EventSource === 'undefined'
    ? undefined
    : (path, { onEvent, onHeartbeat, onDisconnect }) => {
        const source = new EventSource(`${API_HOST}${path}`);
        source.addEventListener('message', ({ data, lastEventId }: MessageEvent<string>) => onEvent(data, lastEventId));
        source.addEventListener('beat', onHeartbeat);
        // It would come back by itself every three seconds for ever; how often is the caller's to say.
        source.addEventListener('error', () => {
          source.close();
          onDisconnect();
        });
        return () => source.close();
      };
