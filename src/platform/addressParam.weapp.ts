import type { DropFromAddress } from './addressParam.types';

export const dropFromAddress: DropFromAddress = () => undefined;
