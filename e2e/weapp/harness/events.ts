import type * as glassEasel from 'glass-easel';

/** These do not bubble in WeChat; all others do. */
export const nonBubblingEvents = new Set([
  'input',
  'focus',
  'blur',
  'confirm',
  'submit',
  'reset',
  'change',
  'scroll',
  'load',
  'error'
]);

/** Returns the part of an event that crosses the thread boundary: plain data, never live elements. */
export function plainEvent(event: glassEasel.ShadowedEvent<unknown>): object {
  const { type, timeStamp, detail, mark, extraFields } = event;
  const targetOf = ({ id, dataset }: glassEasel.Element) => ({
    id,
    dataset: { ...dataset },
    offsetLeft: 0,
    offsetTop: 0
  });
  return {
    type,
    timeStamp,
    detail: JSON.parse(JSON.stringify(detail ?? {})) as unknown,
    mark: { ...mark },
    mut: false,
    target: targetOf(event.target),
    currentTarget: targetOf(event.currentTarget),
    ...extraFields
  };
}
