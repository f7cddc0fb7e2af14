import type { ExpoSchedule, ExpoSession, ManagedSession, SaveSessionBody } from '@contract/expoSession';
import { newId } from '../database/id';
import type { TestPerson } from './setupCompany';
import { OPERATOR_TOKEN, type TestApp } from './testApp';

const operator = { token: OPERATOR_TOKEN };

/** Calls about the sessions of the demo's current expo. */
export function expoSessions(server: TestApp) {
  const schedule = async (member?: TestPerson): Promise<ExpoSchedule> => {
    const options = member === undefined ? {} : { token: member.token };
    const found = await server.api.call('POST /api/front/spiceExpo/getExpoSchedule', {}, options);
    if (found === null) throw new Error('there is no current expo');
    return found;
  };
  const body = (sessionId: string, more: { requestId?: string; acceptConflict?: boolean } = {}) => ({
    sessionId,
    requestId: newId(),
    ...more
  });
  return {
    schedule,
    body,
    /** Returns a session in the morning of a day of the expo, by its index. */
    async build(changes: Partial<SaveSessionBody> = {}, dayIndex = 0): Promise<SaveSessionBody> {
      const { expoId, days } = await schedule();
      return {
        id: newId(),
        expoId,
        title: '产地行情会商',
        summary: '产地库存与走货。',
        day: days[dayIndex] ?? '',
        from: '09:30',
        to: '10:30',
        hallNumber: 1,
        room: '测试厅',
        track: 'market',
        speakers: [{ name: '覃秀兰', position: '经理', company: '香料测试公司' }],
        languages: ['zh', 'en'],
        capacity: 50,
        ...changes
      };
    },
    save: (session: SaveSessionBody): Promise<ManagedSession> =>
      server.api.call('POST /api/operator/expo/session/save', { ...session, operator: '值班员' }, operator),
    cancelSession: (id: string, reason: string): Promise<ManagedSession> =>
      server.api.call('POST /api/operator/expo/session/cancel', { operator: '值班员', id, reason }, operator),
    reserve: ({ token }: TestPerson, sessionId: string, more?: Parameters<typeof body>[1]): Promise<ExpoSession> =>
      server.api.call('POST /api/front/expo/reserveSession', body(sessionId, more), { token }),
    cancel: ({ token }: TestPerson, sessionId: string): Promise<ExpoSession> =>
      server.api.call('POST /api/front/expo/cancelReservation', { sessionId }, { token }),
    async find(id: string, member?: TestPerson): Promise<ExpoSession> {
      const session = (await schedule(member)).sessions.find((one) => one.id === id);
      if (session === undefined) throw new Error(`there is no session ${id}`);
      return session;
    }
  };
}
