import { Text } from '@tarojs/components';
import { usePageScroll } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { CompanyInfo } from '@contract/company';
import { canEditCompany } from '@/components/company/shownCompany';
import { messages } from '@/locale/messages';
import { linkTo } from '@/navigation/navigate';
import { designScale } from '@/platform/elementBoxes';
import { Pressable } from '@/platform/pressable';
import { ShareButton, useSharedPage } from '@/platform/share';
import { routes } from '@/routes';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { NavBar } from '@/ui/NavBar';
import { goBack } from '@/ui/navigationAdapter';
import { overlays } from '@/ui/overlays';
import { companyPanelMessages } from '../locale/messages';
import styles from './CompanyNav.module.scss';

/** Scroll distance in design px after which the bar becomes opaque. */
const SOLID_PX = 120;

interface CompanyNavProps {
  company: CompanyInfo;
  /** Whether the page begins with a cover that the bar lies over. */
  isOver: boolean;
}

/** Round buttons over the cover; a bar with the company's name once the cover is scrolled out of view, or without one. */
export const CompanyNav = observer(function CompanyNav({ company, isOver }: CompanyNavProps) {
  const [isScrolled, setScrolled] = useState(false);
  usePageScroll(({ scrollTop }) => setScrolled(scrollTop > SOLID_PX * designScale()));
  // Another user opens the public page: this panel shows everyone their own company.
  useSharedPage(publicPageOf(company));
  if (isScrolled || !isOver) {
    return (
      <NavBar
        title={company.shortName}
        ground="surface"
        isOverlay={isOver}
        right={<NavActions company={company} isRound={false} />}
      />
    );
  }
  return (
    <NavBar
      title={
        <>
          <IconButton icon="chevron-left" label={messages().back} className={styles.round} onPress={goBack} />
          <Text className="xs-aloud" role="heading" aria-level={1}>
            {companyPanelMessages().title}
          </Text>
        </>
      }
      hasBack={false}
      ground="clear"
      isOverlay
      right={<NavActions company={company} isRound />}
    />
  );
});

const publicPageOf = ({ id, name, coverUrls, varieties }: CompanyInfo) => ({
  title: name,
  path: `${routes['company.information']}?id=${id}`,
  photo: coverUrls[0],
  varietyId: varieties[0]?.id
});

const NavActions = observer(function NavActions({ company, isRound }: { company: CompanyInfo; isRound: boolean }) {
  const t = companyPanelMessages();
  const notifyCopied = (isCopied: boolean) => overlays.toast(isCopied ? messages().copied : messages().copyFailed);
  return (
    <>
      {canEditCompany(company) && (
        <Pressable
          className={`${styles.edit} ${isRound ? styles.pill : ''}`}
          onPress={linkTo('company.information', { id: company.id, edit: '1' })}
        >
          <Icon name="pencil" />
          <Text>{t.edit}</Text>
        </Pressable>
      )}
      <ShareButton
        className={`${styles.share} ${isRound ? styles.round : ''}`}
        label={t.share}
        page={publicPageOf(company)}
        onCopied={notifyCopied}
      >
        <Icon name="share-2" />
      </ShareButton>
    </>
  );
});
