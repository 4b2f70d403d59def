import type { ReactNode } from 'react';
import { PaperHead } from '../PaperHead/PaperHead.tsx';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import { Bottom, Column, Foot, Main, Shell, Side } from './page-parts.ts';

export interface PageLayoutProps {
  /** "Skip to main content". */
  skipLabel: string;
  /** A `SideMenu`, shown from 1090 px up. */
  sideMenu?: ReactNode;
  /** A `BottomBar`, shown below that. */
  bottomBar?: ReactNode;
  /** A `Header`. */
  header?: ReactNode;
  /** The page, in the one column of its own. */
  children: ReactNode;
  /** What is said under every page, such as a link to the privacy notice. */
  foot?: ReactNode;
}

/** The shell of every page that has navigation: menu, header, content of at most 1120 px. */
export function PageLayout({ skipLabel, sideMenu, bottomBar, header, children, foot }: PageLayoutProps) {
  return (
    <>
      <SkipLink to="main">{skipLabel}</SkipLink>
      <Shell data-has-menu={sideMenu ? true : undefined}>
        {sideMenu && <Side>{sideMenu}</Side>}
        <Column>
          {header}
          <PaperHead />
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
