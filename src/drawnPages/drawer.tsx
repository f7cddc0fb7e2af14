import { renderToStaticMarkup } from 'react-dom/server';
import type { DrawnPageInput, DrawnPageStep, PageDrawer } from '@contract/drawnPage';
import { language } from '@/locale/language';
import { connectSession } from '@/request/session';
import { routes, tabs } from '@/routes';
import { Answers } from './Answers';
import { drawing, PageDrawing, setDrawing } from './PageDrawing';
import { pages } from './pages';
import { assumedSettings, resetStores } from './substitutes/persist';
import { TabBar } from './TabBar';

// No one is logged in where pages are drawn: every visitor gets the same page.
connectSession({
  token: () => '',
  requestEnabled: () => true,
  onUnauthorized: () => undefined,
  publicKey: () => '',
  savePublicKey: () => undefined
});

const tabPaths = new Set<string>(tabs.map((name) => routes[name]));

/** @throws Error for a path that is not in `pages`: the server asks for others only after a mistake */
function currentPage() {
  const page = pages.get(drawing().input.path);
  if (!page) throw new Error(`${drawing().input.path} is not drawn`);
  return page;
}

export const begin: PageDrawer['begin'] = (text) => {
  const input = JSON.parse(text) as DrawnPageInput;
  setDrawing(new PageDrawing(input));
  resetStores();
  language.set(input.language);
  // Otherwise texts arrive when this call has ended.
  if (language.pending === 0) render();
};

export const advance: PageDrawer['advance'] = () => JSON.stringify(nextStep());

function nextStep(): DrawnPageStep {
  const current = drawing();
  if (currentPage().isDrawn?.(new URLSearchParams(current.input.query)) === false) return { state: 'declined' };
  if (current.missing.size === 0 && current.isChanged) render();
  const { missing, isChanged, html, input } = current;
  if (missing.size > 0) return { state: 'missing', calls: [...missing] };
  if (isChanged) return { state: 'unsettled' };
  const { head, settings = [] } = currentPage();
  return {
    state: 'settled',
    html,
    head: head(new Answers(input.answers), input.origin),
    settings: assumedSettings(settings)
  };
}

function render(): void {
  const { Page } = currentPage();
  const { path } = drawing().input;
  // The classes are those of the layer (server/src/plugins/app/drawnPage/writePage.ts).
  drawing().render(() =>
    renderToStaticMarkup(
      <>
        <div className="drawn-page">
          <Page />
        </div>
        {tabPaths.has(path) && <TabBar path={path} />}
      </>
    )
  );
}
