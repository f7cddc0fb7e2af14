import type { EventStreamPlatform } from './eventStream.types';

export const openEventStream: EventStreamPlatform['openEventStream'] =
  typeof EventSource === 'undefined'
    ? undefined
    : (path, { onEvent, onBeat, onLost }) => {
        const source = new EventSource(`${API_HOST}${path}`);
        source.addEventListener('message', ({ data, lastEventId }: MessageEvent<string>) => onEvent(data, lastEventId));
        source.addEventListener('beat', onBeat);
        // It would come back by itself every three seconds for ever; how often is the caller's to say.
        source.addEventListener('error', () => {
          source.close();
          onLost();
        });
        return () => source.close();
      };
