import type { MovePages } from './pageMotion.types';

export const movePages: MovePages = () => undefined;
