import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { App } from '../harness/App';
import { setupScenario } from './setupScenario';

const path = 'pagesExhibit/honorSelection/index';
const candidate = '六万岭冻干鲜八角';

describe('honour selection in the mini-program', () => {
  const scene = setupScenario();
  let app: App;

  before(async () => {
    app = await scene.openAs('19900000591', path);
  });

  it('shows the candidates of the first category with the votes left', () => {
    const text = app.page.text();
    assert.ok(text.includes(candidate) && text.includes('今天还有 3 票'), text);
  });

  it('votes with one tap, and shows what is left', async () => {
    await app.tap({ label: `投票给${candidate}` });
    await app.until(() => app.page.text().includes('今天还有 2 票'));
    assert.equal(app.requests.filter((request) => request.path.endsWith('/expo/vote')).length, 1);
  });

  it('shares the page, and a candidate that is open', async () => {
    await app.tap({ text: candidate });
    const { title, path: shared } = app.share() as { title: string; path: string };
    assert.match(title, new RegExp(candidate));
    assert.ok(shared.startsWith(`/${path}?id=`), shared);
    await app.tap({ label: '关闭' });
  });

  it('shows the ranking', async () => {
    await app.tap({ text: '排名' });
    assert.match(app.page.text(), /\d+ 票/);
  });
});
