import type { ReactNode } from 'react';
import { PaperHead } from '../PaperHead/PaperHead.tsx';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import { Across, Banner, Bottom, Column, Foot, Main, Shell, Side } from './page-parts.ts';

export interface PageLayoutProps {
  /** "Skip to main content". */
  skipLabel: string;
  /** A `SideMenu`, shown from 1090 px up. */
  sideMenu?: ReactNode;
  /** A `BottomBar`, shown below that. */
  bottomBar?: ReactNode;
  /** A `Header`. */
  header?: ReactNode;
  /** How wide the header is where there is no side menu: as the page, or as the whole window. */
  headerSpans?: 'page' | 'window';
  /** Between header and page: what holds for more than this page. */
  banner?: ReactNode;
  /** The page, in the one column of its own. */
  children: ReactNode;
  /** What is said under every page, such as a link to the privacy notice. */
  foot?: ReactNode;
}

/** The shell of every page that has navigation: menu, header, content of at most 1120 px. */
export function PageLayout(props: PageLayoutProps) {
  const { skipLabel, sideMenu, bottomBar, header, headerSpans = 'page', banner, children, foot } = props;
  const isAcross = headerSpans === 'window';
  return (
    <>
      <SkipLink to="main">{skipLabel}</SkipLink>
      <Shell data-has-menu={sideMenu ? true : undefined} data-header={isAcross ? 'across' : undefined}>
        {isAcross && <Across>{header}</Across>}
        {sideMenu && <Side>{sideMenu}</Side>}
        <Column>
          {!isAcross && header}
          <PaperHead />
          {banner && <Banner>{banner}</Banner>}
          <Main id="main" tabIndex={-1}>
            {children}
          </Main>
          {foot && <Foot>{foot}</Foot>}
        </Column>
        {bottomBar && <Bottom data-sticky="bottom">{bottomBar}</Bottom>}
      </Shell>
    </>
  );
}
