import type { CSSProperties } from 'react';

/** Returns a style of custom properties, which React's style type does not allow. */
export function cssVariables(variables: Record<`--${string}`, string>): CSSProperties {
  return variables;
}
