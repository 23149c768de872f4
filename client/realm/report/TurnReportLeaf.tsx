// The Turn Report, whose script is fetched when one is first opened.
import { later } from '../page/later.tsx';

export const TurnReportLeaf = later(async () => (await import('./TurnReportDialog.tsx')).TurnReportDialog);
