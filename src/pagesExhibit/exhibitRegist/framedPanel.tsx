import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import { PageFrame } from '@/ui/PageFrame';
import { registrationMessages } from './locale/messages';
import type { PanelProps } from './panels';

/** Returns a panel of the page with a content that has no frame of its own. */
export function framedPanel(Content: ComponentType): ComponentType<PanelProps> {
  return observer(function FramedPanel({ tabs }: PanelProps) {
    return (
      <PageFrame title={registrationMessages().panels.label}>
        {tabs}
        <Content />
      </PageFrame>
    );
  });
}
