import { AppConnection, type AppListener } from '@/bridge/AppConnection';
import { findBridge } from './findBridge';
import type { BridgeHost } from './types';

export const connect: BridgeHost['connect'] = async (listener: AppListener) => {
  const bridge = await findBridge();
  if (!bridge) return undefined;
  const connection = new AppConnection(bridge, listener);
  return (await connection.isOurs) ? connection : undefined;
};
