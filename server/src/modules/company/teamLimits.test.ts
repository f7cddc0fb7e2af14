import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { fillTeam, newPerson, setupCompany, setupMember, type TestPerson } from '../../testing/setupCompany';
import { joinForm, rolesIn } from '../../testing/teams';
import { type TestApp, testApp } from '../../testing/testApp';

const apply = 'POST /api/front/joinTeam/apply';
const decide = 'POST /api/front/team/decide';

describe('the limits of teams', () => {
  let server: TestApp;
  let owner: TestPerson;
  let company: string;
  before(async () => {
    server = await testApp();
    owner = await newPerson(server);
    company = await setupCompany(server, owner, '玉林香料测试公司');
  });
  after(() => server.close());

  const buildForm = (companyId = company) => joinForm(companyId);
  const applyAs = (person: TestPerson, changes: object = {}) =>
    server.api.call(apply, { ...buildForm(), ...changes }, { token: person.token });
  const conflictOf = async (input: object, token: string) => {
    const { error, fields } = await server.api.expectError(apply, input, { token });
    assert.equal(error, 'CONFLICT');
    return fields?.['team'];
  };
  const countMembers = async (id = company) => Object.keys(await rolesIn(server, id)).length;

  it('accepts 200 members at most: of two last ones approved at once, exactly one joins', async () => {
    const full = await setupCompany(server, owner);
    await fillTeam(server, full, 199);
    const people = [await newPerson(server), await newPerson(server), await newPerson(server)];
    const ids = await Promise.all(people.map(async (person) => (await applyAs(person, { companyId: full })).id));
    const answers = await Promise.all(
      ids.map((id) => server.api.send(decide, { id, isApproved: true }, { token: owner.token }))
    );
    assert.equal(answers.filter(({ code }) => code === 200).length, 1);
    for (const { code, data } of answers)
      if (code !== 200) assert.deepEqual(data, { error: 'CONFLICT', fields: { team: 'full' } });
    assert.equal(await countMembers(full), 200);
    assert.equal(await conflictOf(buildForm(full), (await newPerson(server)).token), 'full');
    const { error, fields } = await server.api.expectError(
      'POST /api/front/team/invite',
      { id: full, mobile: '19900000001' },
      { token: owner.token }
    );
    assert.deepEqual([error, fields], ['CONFLICT', { team: 'full' }]);
  });

  it('limits a user to three companies, also when several approve them at once', async () => {
    const person = await newPerson(server);
    const companies = await Promise.all(
      [1, 2, 3, 4].map(async () => {
        const boss = await newPerson(server);
        return { boss, id: await setupCompany(server, boss) };
      })
    );
    const [first] = companies;
    assert(first);
    await setupMember(server, first.id, person.id);
    const rest = companies.slice(1);
    const ids = await Promise.all(rest.map(async ({ id }) => (await applyAs(person, { companyId: id })).id));
    const answers = await Promise.all(
      rest.map(({ boss }, index) =>
        server.api.send(decide, { id: ids[index] ?? '', isApproved: true }, { token: boss.token })
      )
    );
    assert.deepEqual(answers.map(({ code }) => code).sort(), [200, 200, 409]);
    const user = await server.api.call('GET /api/member/user/current', undefined, { token: person.token });
    assert.deepEqual([user.companies.length, user.company?.id], [3, first.id]);
    assert.equal(await conflictOf(buildForm(), person.token), 'companies');
  });
});
