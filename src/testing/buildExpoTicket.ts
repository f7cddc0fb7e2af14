import type { ExpoTicket, ExpoUserInfo } from '@contract/expoTicket';
import { DAY_MS } from '@rules/duration';

const nowMs = Date.parse('2026-11-20T02:00:00Z');
const days = ['2026-12-04', '2026-12-05', '2026-12-06'];

/** Builds an issued ticket of the member for all days of the expo. */
export function buildExpoTicket(changes: Partial<ExpoTicket> = {}): ExpoTicket {
  return {
    id: 'ticket-1',
    expoId: 'expo-1',
    ticketNo: '260120048216',
    type: 'professional',
    status: 'issued',
    name: '覃秀兰',
    mobile: '138****8000',
    company: '桂南香叶供应链',
    days,
    relation: 'own',
    code: { code: 'TICKETCODE0000000000001', shortCode: '4K7Q2M9T', createdAtMs: nowMs - DAY_MS },
    invalidReason: null,
    reviewReason: '',
    isCancellable: true,
    checkedInAtMs: null,
    createdAtMs: nowMs - DAY_MS,
    ...changes
  };
}

/** Builds the current expo with an open registration, and what is known of the member. */
export function buildExpoUserInfo(
  changes: Partial<Omit<ExpoUserInfo, 'registration'>> = {},
  registration: Partial<ExpoUserInfo['registration']> = {}
): ExpoUserInfo {
  return {
    expo: {
      id: 'expo-1',
      name: '2026 香料产业博览会',
      startsOn: '2026-12-04',
      endsOn: '2026-12-06',
      venue: '玉林国际会展中心'
    },
    registration: {
      state: 'open',
      opensAtMs: nowMs - 30 * DAY_MS,
      closesAtMs: nowMs + 14 * DAY_MS,
      days,
      ticketsLeft: 1200,
      ...registration
    },
    prefill: {
      name: '覃秀兰',
      mobile: '13800138000',
      company: '桂南香叶供应链',
      position: '销售经理',
      varietyIds: ['star-anise'],
      region: { code: '450902', names: ['广西壮族自治区', '玉林市', '玉州区'] }
    },
    tickets: [],
    serverNowMs: nowMs,
    ...changes
  };
}
