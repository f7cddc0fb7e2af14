import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { routes } from '../../../src/routes';
import type { App } from '../harness/App';
import { setupScenario } from './setupScenario';

describe('the map of the expo in the mini-program', () => {
  const scene = setupScenario();
  let app: App;
  before(async () => {
    app = await scene.open({ path: routes['exhibit.map'], query: { booth: '1A01' } });
    await app.until(() => app.page.has({ tag: 'canvas' }));
  });
  const canvas = () => app.page.find({ tag: 'canvas' });
  const drawn = () => app.page.drawCalls(canvas().id);

  it('draws the plan with the booth of its address', async () => {
    await app.until(() => drawn().length > 0);
    assert.ok(app.page.text().includes('1A01'), app.page.text());
  });

  it('draws every move of a finger and sends nothing to the view', async () => {
    await app.until(() => drawn().length > 0);
    const before = drawn().length;
    const points = Array.from({ length: 30 }, (_, index) => ({ x: 60 + index * 5, y: 80 + index * 3 }));
    await app.drag({ tag: 'canvas' }, points);
    assert.ok(drawn().length > before);
    const step = app.steps.list.at(-1);
    assert.deepEqual([step?.calls, step?.bytes], [0, 0]);
  });

  it('scrolls the tabs of the halls to that of a booth which the search finds', async () => {
    // Behind the tabs of the page.
    const shownId = () => app.page.find({ tag: 'scroll-view', nth: 1 }).getAttribute('scroll-into-view');
    assert.equal(shownId(), 'hall-1');
    await app.input({ placeholder: '搜展商、展位号' }, '5A01');
    await app.tap({ text: '5A01' });
    assert.equal(shownId(), 'hall-5');
    assert.ok(app.page.has({ id: 'hall-5' }));
  });

  it('shows the places around the venue on the map of WeChat', async () => {
    await app.tap({ text: '到馆' });
    await app.until(() => app.page.has({ tag: 'map' }));
    assert.ok(app.page.text().includes('P1 停车场'), app.page.text());
    await app.tap({ text: '导航到展馆' });
    assert.equal(app.sideEffects.opened.length, 1);
  });
});

describe('the map of WeChat around the venue', () => {
  const scene = setupScenario();
  let app: App;
  const map = { tag: 'map' };
  const value = <T>(name: string) => app.page.find(map).getAttribute(name) as T;
  const open = async () => {
    app = await scene.open({ path: routes['exhibit.map'] });
    await app.tap({ text: '到馆' });
    await app.until(() => app.page.has(map));
  };
  const askPosition = async () => {
    await app.tap({ label: '我的位置' });
    assert.match(app.page.text(), /每 30 秒更新一次。位置只留在本机/);
    assert.equal(app.permissions.switches.size, 0);
    await app.tap({ text: '继续' });
  };
  before(open);

  it('gets markers, lines, polygons and circles with their strokes', () => {
    const markers = value<{ id: number; title: string }[]>('markers');
    assert.deepEqual(
      markers.map(({ id, title }) => [id, title]),
      [
        [1, '玉林国际香料交易市场（演示）'],
        [2, '南登录厅入口'],
        [3, 'P1 停车场'],
        [4, '香料市场公交站'],
        [5, '火车站接驳点']
      ]
    );
    const lines = value<{ points: object[]; color: string; width: number; dottedLine: boolean }[]>('polyline');
    assert.deepEqual(
      lines.map(({ points, color, width, dottedLine }) => [points.length, color, width, dottedLine]),
      [
        [4, '#1d5fae', 5, false],
        [3, '#1d5fae', 4, true]
      ]
    );
    const [{ points, ...style }, ...others] = value<[{ points: object[] }]>('polygons');
    assert.deepEqual([points.length, others], [4, []]);
    assert.deepEqual(style, {
      strokeWidth: 2,
      strokeColor: '#c8281f',
      fillColor: '#c8281f1f',
      dashArray: [6, 4],
      zIndex: 1
    });
    const circles = value<{ radius: number; strokeWidth: number }[]>('circles');
    assert.deepEqual(
      circles.map(({ radius, strokeWidth }) => [radius, strokeWidth]),
      [[60, 2]]
    );
  });

  it('begins at zoom 16, and its controls keep it between 5 and 18', async () => {
    const zooms = () => ['scale', 'min-scale', 'max-scale'].map((name) => Number(value(name)));
    assert.deepEqual(zooms(), [16, 5, 18]);
    await app.tap({ label: '放大' });
    // Nothing but the zoom, or WeChat would draw all markers again.
    assert.ok((app.steps.list.at(-1)?.bytes ?? 0) < 200);
    for (let tap = 0; tap < 2; tap += 1) await app.tap({ label: '放大' });
    assert.deepEqual(zooms(), [18, 5, 18]);
    for (let tap = 0; tap < 15; tap += 1) await app.tap({ label: '缩小' });
    assert.deepEqual(zooms(), [5, 5, 18]);
  });

  it('moves to a marker that is tapped, and says when there is none with its id', async () => {
    const parking = value<{ id: number; longitude: number }[]>('markers').find(({ id }) => id === 3);
    await app.fire(map, 'markertap', { markerId: 3 });
    assert.equal(value('longitude'), parking?.longitude);
    await app.fire(map, 'markertap', { markerId: 99 });
    await app.until(() => app.page.text().includes('地图上没有这个地点'));
    assert.equal(value('longitude'), parking?.longitude);
  });

  it('explains the purpose before WeChat asks for the position, and marks it [compliance 3]', async () => {
    await askPosition();
    await app.until(() => value<object[]>('circles').length === 2);
    assert.equal(app.permissions.switches.get('scope.userFuzzyLocation'), true);
  });

  it('marks nothing after a refusal', async () => {
    await open();
    app.permissions.answers = 'refused';
    await askPosition();
    await app.until(() => app.page.text().includes('去设置'));
    assert.match(app.page.text(), /地图下面的列表/);
    assert.doesNotMatch(app.page.text(), /选择地区/);
    await app.tap({ text: '取消' });
    await app.until(() => app.page.text().includes('没有取得位置'));
    assert.equal(value<object[]>('circles').length, 1);
  });
});
