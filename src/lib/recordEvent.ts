import type { AnalyticsEventName, PropertiesOf } from '@rules/analytics';
import { apiErrorOf } from './ApiError';

type RecordEvent = <Name extends AnalyticsEventName>(name: Name, properties: PropertiesOf<Name>) => void;

let recorder: RecordEvent | undefined;

/** Called by `src/analytics`, which is loaded only for a person who agreed. */
export function setRecorder(record: RecordEvent): void {
  recorder = record;
}

/** Records an event, if the person agreed to that; else it does nothing. */
export const recordEvent: RecordEvent = (name, properties) => recorder?.(name, properties);

/** Records that an error was shown: its name, `PROGRAM` for one that is not of the API. */
export const recordError = (error: unknown): void =>
  recordEvent('errorShown', { error: apiErrorOf(error).code ?? 'PROGRAM' });
