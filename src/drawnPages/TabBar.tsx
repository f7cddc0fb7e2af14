import { messages } from '@/locale/messages';
import { routes, tabs } from '@/routes';
import { linkAddress } from './linkAddress';

/** The bar of the tabs, as src/platform/h5/tabBar.ts writes it; badges are of members. */
export function TabBar({ path }: { path: string }) {
  return (
    <nav className="tab-bar">
      <div className="tab-bar__tabs" role="tablist">
        {tabs.map((name) => (
          <a
            key={name}
            className="tab-bar__tab"
            role="tab"
            href={linkAddress(`/${routes[name]}`)}
            aria-selected={routes[name] === path}
          >
            <i className={`tab-bar__icon tab-bar__icon--${name}`} />
            <span className="tab-bar__label">{messages().tabs[name]}</span>
          </a>
        ))}
      </div>
    </nav>
  );
}
