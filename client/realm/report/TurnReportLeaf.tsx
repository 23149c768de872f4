// The Turn Report, whose script is fetched when one is first opened.
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import type { TurnReportDialogProps } from './TurnReportDialog.tsx';

const TurnReportDialog = lazy(async () => ({
  default: (await import('./TurnReportDialog.tsx')).TurnReportDialog,
}));

export function TurnReportLeaf(props: TurnReportDialogProps): ReactNode {
  return (
    <Suspense fallback={null}>
      <TurnReportDialog {...props} />
    </Suspense>
  );
}
