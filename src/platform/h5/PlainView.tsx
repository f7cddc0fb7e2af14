import { type ComponentProps, forwardRef } from 'react';

/**
 * Replaces Taro's View, which is the most frequent element: it sets its class after the browser has painted what else
 * changed, so that a row that returns is missing for one frame and the rows below it jump. Nothing here uses its hover
 * classes and long presses on H5 (`platform/pressable`).
 */
export default forwardRef<HTMLDivElement, ComponentProps<'div'>>(function PlainView(props, ref) {
  return <div {...props} ref={ref} />;
});
