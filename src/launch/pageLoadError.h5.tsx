import { observer } from 'mobx-react-lite';
import { type ComponentType, useState } from 'react';
import { ApiError } from '@/lib/ApiError';
import { setPageLoadError } from '@/platform/h5/pageLoadError';
import { network } from '@/platform/network/network';
import { PageFrame } from '@/ui/PageFrame';
import type { InstallPageLoadError } from './pageLoadError.types';

/** Shows that the page could not be loaded, and becomes the page as soon as it is. */
export const installPageLoadError: InstallPageLoadError = () =>
  setPageLoadError((isTab, load) =>
    observer(function LostPage() {
      const [Page, setPage] = useState<ComponentType>();
      if (Page) return <Page />;
      const retry = () => void load().then((page) => setPage(() => page), console.warn);
      return (
        <PageFrame
          isTab={isTab}
          status="error"
          error={new ApiError(network.online ? 'NETWORK' : 'OFFLINE', 'page load failed')}
          onRetry={retry}
        />
      );
    })
  );
