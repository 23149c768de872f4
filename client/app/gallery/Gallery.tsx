// Every component of the design system on one page, in the theme of the window: for those who build screens, and for the
// accessibility test. It exists while developing only.

import type { ReactNode } from 'react';
import { Page } from '../../realm/page/Page.tsx';
import { ThemeToggle } from '../../realm/page/ThemeToggle.tsx';
import { ArtGallery } from './ArtGallery.tsx';
import { ChartGallery } from './ChartGallery.tsx';
import { ControlsGallery } from './ControlsGallery.tsx';
import { ShellGallery } from './ShellGallery.tsx';
import { StatesGallery } from './StatesGallery.tsx';
import { Announcements } from '../../ui/Toast.tsx';
import { TooltipProvider } from '../../ui/Tooltip.tsx';
import styles from './Gallery.module.css';

export function Gallery(): ReactNode {
  return (
    <TooltipProvider>
      <Announcements>
        <div className={styles.gallery}>
          <Page title="Gallery">
            <div className={styles.head}>
              <h1>Gallery</h1>
              <ThemeToggle />
            </div>
            <ControlsGallery />
            <StatesGallery />
            <ChartGallery />
            <ArtGallery />
          </Page>
          <ShellGallery />
        </div>
      </Announcements>
    </TooltipProvider>
  );
}
