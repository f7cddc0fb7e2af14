import { shanghaiMinute } from '@rules/shanghaiTime';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import { type Commands, required } from '../../operatorCommand';
import { OperatorError } from '../../operatorError';
import { toSingleLine } from '../../toSingleLine';
import { SHELL } from '../expo/operation.service';
import { bindDevice, listDevices, unbindDevice } from './gateDevice.service';
import { getGateTotals, listDoubles } from './gateScan.service';

async function withGateErrors<T>(work: Promise<T>, missing: string): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AppError && error.errorName === 'NOT_FOUND') throw new OperatorError(missing);
    throw error;
  }
}

/** `gate:devices EXPO`: the devices of an expo. */
export async function listDevicesCommand(db: Db, expoId: string): Promise<string> {
  const lines = (await listDevices(db, expoId)).map(({ id, name, entrance, revokedAtMs, lastSeenAtMs }) =>
    [
      id,
      toSingleLine(entrance),
      toSingleLine(name),
      revokedAtMs === null ? 'bound' : `revoked ${shanghaiMinute(revokedAtMs)}`,
      lastSeenAtMs === null ? 'not seen yet' : `seen ${shanghaiMinute(lastSeenAtMs)}`
    ].join('  ')
  );
  return lines.length === 0 ? 'There are no devices.' : lines.join('\n');
}

/** `gate:bind EXPO ENTRANCE NAME`: binds a device and prints its secret once. */
export async function bindDeviceCommand(
  db: Db,
  device: { expoId: string; entrance: string; name: string },
  nowMs: number
): Promise<string> {
  const { device: bound, secret } = await withGateErrors(
    bindDevice(db, device, { operator: SHELL, nowMs }),
    `There is no expo ${toSingleLine(device.expoId)}.`
  );
  return `${bound.id} is bound to ${bound.entrance}. Its secret, which is not shown again:\n${secret}`;
}

/** `gate:totals EXPO [DAY]`: counts by gate and type of ticket, and the tickets that two gates admitted. */
export async function gateTotalsCommand(
  db: Db,
  expoId: string,
  day: string | undefined,
  nowMs: number
): Promise<string> {
  const totals = await getGateTotals(db, expoId, day, nowMs);
  const doubles = await listDoubles(db, expoId);
  return [
    `${totals.day}  admitted  re-entered  left  refused`,
    ...totals.gates.map(({ entrance, type, admitted, reentered, left, refused }) =>
      [toSingleLine(entrance), type ?? 'unknown', admitted, reentered, left, refused].join('  ')
    ),
    ...doubles.map(
      ({ ticketNo, entrance, otherEntrance, scannedAtMs }) =>
        `double ${ticketNo}  ${toSingleLine(entrance)}  also ${toSingleLine(otherEntrance)}  ${shanghaiMinute(scannedAtMs)}`
    )
  ].join('\n');
}

export const gateCommands: Commands = {
  'gate:devices': {
    usage: 'EXPO',
    summary: 'list the devices that are bound to the gates of an expo',
    run: ({ withDatabase }, [word]) => {
      const expoId = required(word, 'EXPO');
      return withDatabase((db) => listDevicesCommand(db, expoId));
    }
  },
  'gate:bind': {
    usage: 'EXPO ENTRANCE NAME',
    summary: 'bind a device to a gate and print its secret once',
    run: ({ withDatabase, now }, [expo, gate, ...said]) => {
      const device = {
        expoId: required(expo, 'EXPO'),
        entrance: required(gate, 'ENTRANCE'),
        name: required(said.join(' '), 'NAME')
      };
      return withDatabase((db) => bindDeviceCommand(db, device, now.getTime()));
    }
  },
  'gate:revoke': {
    usage: 'ID',
    summary: 'end the binding of a device: its secret is refused from now on',
    run: ({ withDatabase, now }, [word]) => {
      const id = required(word, 'ID');
      return withDatabase(async (db) => {
        await withGateErrors(
          unbindDevice(db, id, { operator: SHELL, nowMs: now.getTime() }),
          `There is no device ${toSingleLine(id)}.`
        );
        return `${id} is revoked.`;
      });
    }
  },
  'gate:totals': {
    usage: 'EXPO [DAY]',
    summary: 'show the scans of a day by gate and type of ticket, and the tickets that two gates admitted',
    run: ({ withDatabase, now }, [word, day]) => {
      const expoId = required(word, 'EXPO');
      return withDatabase((db) => gateTotalsCommand(db, expoId, day, now.getTime()));
    }
  }
};
