import type { ReactNode } from 'react';

/** Nodes that change together: in the mini-program a change of one of them compares no node outside. */
export type UpdateScope = (props: { children: ReactNode }) => ReactNode;
